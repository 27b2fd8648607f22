import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useAreaPicture } from '../../plugins/site-files/client/useAreaPicture';

/** A page on the path to the current page. */
export interface Crumb {
  readonly name: string;
  /** Relative to the site's root. */
  readonly route: string;
}

interface CrumbsProps {
  /** From the outermost page to the current one. */
  readonly crumbs: readonly Crumb[];
}

/** The path from the front page to the current page as schema.org's BreadcrumbList. */
export function Breadcrumbs({ crumbs }: CrumbsProps): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const way = [{ name: siteConfig.title, route: '/' }, ...crumbs];
  return (
    <StructuredData
      data={{
        '@type': 'BreadcrumbList',
        itemListElement: way.map(({ name, route }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          // Without a slash at the end, as in the page's canonical address.
          item: siteConfig.url + route.replace(/(.)\/$/, '$1'),
        })),
      }}
    />
  );
}

interface ArticleProps {
  readonly title: string;
  readonly description: string;
  /** Milliseconds; absent if unknown. */
  readonly updatedAt?: number | null | undefined;
}

/** Describes a guide or a reference as schema.org's TechArticle. */
export function TechArticle({ description, title, updatedAt }: ArticleProps): ReactNode {
  const { i18n, siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  const { image } = useAreaPicture();
  const organization = {
    '@type': 'Organization',
    name: siteConfig.organizationName,
    url: siteConfig.url,
  };
  return (
    <StructuredData
      data={{
        '@type': 'TechArticle',
        headline: title,
        description,
        inLanguage: i18n.localeConfigs[i18n.currentLocale]?.htmlLang,
        url: siteConfig.url + pathname.replace(/(.)\/$/, '$1'),
        image: siteConfig.url + image,
        ...(updatedAt ? { dateModified: new Date(updatedAt).toISOString().slice(0, 10) } : {}),
        author: organization,
        publisher: organization,
      }}
    />
  );
}

interface Props {
  /** A schema.org object with its type. */
  readonly data: { readonly '@type': string } & Readonly<Record<string, unknown>>;
}

/** Renders JSON-LD for search engines. It escapes texts, so that none can close the script element. */
function StructuredData({ data }: Props): ReactNode {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <Head>
      <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
