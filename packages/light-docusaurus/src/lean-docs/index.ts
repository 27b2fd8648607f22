import * as docsModule from '@docusaurus/plugin-content-docs';
import docsPlugin, {
  type PropSidebarItem,
  type PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
  PluginModule,
  RouteConfig,
} from '@docusaurus/types';

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

/** Where Docusaurus puts the plugin's data, by the name its modules are imported by. */
const DATA = '@generated/docusaurus-plugin-content-docs/default';

type Store = PluginContentLoadedActions['createData'];

/**
 * The same route, but a version's data (mostly its sidebar) is a module with a fixed name
 * (`version-current.json`) instead of the route's own: the menu of pages that are
 * no guides imports it too, and browsers load it once.
 *
 * @param createData the plugin's action.
 */
export async function shareVersions(route: RouteConfig, createData: Store): Promise<RouteConfig> {
  const { props, ...rest } = route;
  const routes = route.routes?.map((child) => shareVersions(child, createData));
  const shared = routes ? { ...route, routes: await Promise.all(routes) } : route;
  const { version, ...others } = props ?? {};
  if (!isVersion(version)) return shared;
  const name = `version-${version.version}.json`;
  await createData(name, JSON.stringify(version));
  return {
    ...rest,
    ...(shared.routes ? { routes: shared.routes } : {}),
    ...(Object.keys(others).length > 0 ? { props: others } : {}),
    modules: { ...route.modules, version: `${DATA}/${name}` },
  };
}

function isVersion(value: unknown): value is { readonly version: string } {
  return typeof value === 'object' && value !== null && 'docsSidebars' in value;
}

/** Docusaurus reads it from the module; the package's own types leave it out. */
export const { validateOptions } = docsModule as unknown as PluginModule;

/**
 * Docusaurus' documentation plugin, without the table of every document's title and description
 * that it sends along with each page's sidebar. The sidebar itself is a module that other pages can
 * load.
 */
export default async function leanDocs(
  context: LoadContext,
  options: docsModule.PluginOptions,
): Promise<Plugin<docsModule.LoadedContent>> {
  const docs = await docsPlugin(context, options);
  return {
    ...docs,
    async contentLoaded({ actions, ...rest }) {
      const routes: RouteConfig[] = [];
      await docs.contentLoaded?.({
        ...rest,
        actions: { ...actions, addRoute: (route) => routes.push(dropDocsTable(route)) },
      });
      for (const route of routes) actions.addRoute(await shareVersions(route, actions.createData));
    },
  };
}
