import type { RouteConfig } from '@docusaurus/types';
import type { ServicePage } from './renderServices';

/** What the plugin stores for one reference page. */
export interface PageData extends Pick<ServicePage, 'route' | 'title' | 'description'> {
  /** Module with the page's HTML. */
  readonly islandPath: string;
}

/** One route for each page; the first of a service as listed in the specification (§2, API reference pages). */
export function buildRoutes(pages: readonly PageData[]): RouteConfig[] {
  return pages.map(({ description, islandPath, route, title }) => ({
    path: route,
    component: '@site/src/plugins/api-reference/client/ReferenceRoute',
    exact: true,
    modules: { island: islandPath },
    props: { title, description },
  }));
}
