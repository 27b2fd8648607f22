import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../components/StructuredData';

/** The way to a guide for search engines; headings of the sidebar, which are no pages, are left out. */
export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  const crumbs = breadcrumbs.flatMap(({ href, label }) =>
    href ? [{ name: label, route: href }] : [],
  );
  return <Breadcrumbs crumbs={crumbs} />;
}
