import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

export interface Crumb {
  readonly name: string;
  /** Relative to the site's root. */
  readonly route: string;
}

/** The path from the front page to the current page as schema.org's BreadcrumbList. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const way = [{ name: siteConfig.title, route: '/' }, ...crumbs];
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      // Without a slash at the end, as in the page's canonical address.
      item: siteConfig.url + route.replace(/(.)\/$/, '$1'),
    })),
  });
  return (
    <Head>
      {/* No text can close the script element. */}
      <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
