import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../components/StructuredData';

/** The breadcrumbs of a guide for search engines. Sidebar headings without a page are omitted. */
export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  const crumbs = breadcrumbs.flatMap(({ href, label }) =>
    href ? [{ name: label, route: href }] : [],
  );
  return <Breadcrumbs crumbs={crumbs} />;
}
