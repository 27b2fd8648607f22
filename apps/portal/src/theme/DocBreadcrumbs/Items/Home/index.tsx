import type { ReactNode } from 'react';

/** Renders nothing: the site's name in the bar leads home on every page. */
export default function HomeBreadcrumbItem(): ReactNode {
  return null;
}
