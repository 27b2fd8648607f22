import type { RouteConfig } from '@docusaurus/types';
import type { ServiceSource } from './options';

/** What the plugin stores for one reference page. */
export interface PageData {
  readonly service: ServiceSource;
  readonly title: string;
  readonly description: string;
  /** Module with the page's HTML. */
  readonly islandPath: string;
}

/** One route for each service, exactly as listed in the specification (§2, API reference pages). */
export function buildRoutes(pages: readonly PageData[]): RouteConfig[] {
  return pages.map(({ description, islandPath, service, title }) => ({
    path: service.route,
    component: '@site/src/plugins/api-reference/client/ReferenceRoute',
    exact: true,
    modules: { island: islandPath },
    props: { title, description },
  }));
}
