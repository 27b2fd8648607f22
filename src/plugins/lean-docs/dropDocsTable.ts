import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';

/**
 * The same route, where a version of the documentation carries its sidebars alone. Only cards that
 * list documents (`DocCardList`) look documents up in the table left out: a page that shows one fails
 * the build with Docusaurus' own "no version doc found".
 */
export function dropDocsTable(route: RouteConfig): RouteConfig {
  const { props, routes } = route;
  const version = props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version ? { props: { ...props, version: { ...version, docs: {} } } } : {}),
    ...(routes ? { routes: routes.map(dropDocsTable) } : {}),
  };
}
