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

/**
 * The plugin's data for every page, without the list of all documents. Only items of the navigation bar that name a
 * document or a sidebar look one up; one that does fails the build with Docusaurus' own "couldn't find any doc".
 *
 * @throws {Error} when the data has another form: the list would be sent in silence.
 */
export function dropDocsList(data: unknown): unknown {
  if (!isDocsData(data))
    throw new Error('lean-docs: the data of the documentation has no versions');
  return { ...data, versions: data.versions.map((version) => ({ ...version, docs: [] })) };
}

function isDocsData(
  data: unknown,
): data is { readonly versions: readonly { readonly docs: readonly unknown[] }[] } {
  if (typeof data !== 'object' || data === null || !('versions' in data)) return false;
  const { versions } = data;
  return (
    Array.isArray(versions) &&
    versions.every(
      (version: unknown) => typeof version === 'object' && version && 'docs' in version,
    )
  );
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
 * that it sends along with each page's sidebar, and without the list of all documents that every page
 * carries. The sidebar itself is a module that other pages can load.
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
        actions: {
          ...actions,
          addRoute: (route) => routes.push(dropDocsTable(route)),
          setGlobalData: (data) => actions.setGlobalData(dropDocsList(data)),
        },
      });
      for (const route of routes) actions.addRoute(await shareVersions(route, actions.createData));
    },
  };
}
