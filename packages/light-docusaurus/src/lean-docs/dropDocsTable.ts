import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';

/** Breadcrumbs ask only whether a link of the sidebar has a document. */
const SOME_DOC = '-';

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
    ...(version ? { props: { ...props, version: slimVersion(version) } } : {}),
    ...(routes ? { routes: routes.map(dropDocsTable) } : {}),
  };
}

function slimVersion(version: PropVersionMetadata): PropVersionMetadata {
  const sidebars = Object.entries(version.docsSidebars);
  return {
    ...version,
    docs: {},
    docsSidebars: Object.fromEntries(
      sidebars.map(([id, items]) => [id, items.map((item) => slimItem(item))]),
    ),
  };
}

function slimItem(item: PropSidebarItem): PropSidebarItem {
  if (item.type === 'category') return { ...item, items: item.items.map(slimItem) };
  if (item.type !== 'link' || !item.docId) return item;
  const { unlisted, ...link } = item;
  return { ...link, ...(unlisted ? { unlisted } : {}), docId: SOME_DOC };
}
