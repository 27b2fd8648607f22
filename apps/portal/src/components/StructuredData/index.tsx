import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useAreaPicture } from '../../plugins/site-files/client/useAreaPicture';

/** A place on the way to a page. */
export interface Crumb {
  readonly name: string;
  /** From the site's root. */
  readonly route: string;
}

interface CrumbsProps {
  /** From the outermost to the page itself. */
  readonly crumbs: readonly Crumb[];
}

/** The way from the front page to this one, as schema.org's BreadcrumbList. */
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
          // As the page itself says where it is, without a slash at the end.
          item: siteConfig.url + route.replace(/(.)\/$/, '$1'),
        })),
      }}
    />
  );
}

interface ArticleProps {
  readonly title: string;
  readonly description: string;
  /** Milliseconds; absent when not known. */
  readonly updatedAt?: number | null | undefined;
}

/** What a guide or a reference is, as schema.org's TechArticle. */
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
  /** An object of schema.org, with its type. */
  readonly data: { readonly '@type': string } & Readonly<Record<string, unknown>>;
}

/** What search engines read of a page, as JSON-LD; no text can end its element. */
function StructuredData({ data }: Props): ReactNode {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <Head>
      <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
