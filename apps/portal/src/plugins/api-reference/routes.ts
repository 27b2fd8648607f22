import type { RouteConfig } from '@docusaurus/types';
import type { ReferenceLink } from './client/ReferenceSwitch';
import type { ServicePage } from './renderServices';

/** The file that each route's page is made from, by the route, as far as it is known. */
export type SourceFiles = ReadonlyMap<string, string>;

/** The route of each service. */
export function buildRoutes(
  pages: readonly ServicePage[],
  sourceFiles: SourceFiles = new Map(),
): RouteConfig[] {
  const references = pages.map(({ label, route }): ReferenceLink => ({ label, route }));
  return pages.map(({ area, description, islandPath, route, title }) => ({
    path: route,
    component: '@site/src/plugins/api-reference/client/ReferenceRoute',
    exact: true,
    modules: { island: islandPath },
    metadata: { sourceFilePath: sourceFiles.get(route) },
    props: { area, title, description, references },
  }));
}
