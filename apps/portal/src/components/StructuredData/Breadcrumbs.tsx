import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import StructuredData from './';

/** A place on the way to a page. */
export interface Crumb {
  readonly name: string;
  /** From the site's root. */
  readonly route: string;
}

interface Props {
  /** From the outermost to the page itself. */
  readonly crumbs: readonly Crumb[];
}

/** The way from the front page to this one, as schema.org's BreadcrumbList. */
export default function Breadcrumbs({ crumbs }: Props): ReactNode {
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
