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

/** Breadcrumbs only check whether a sidebar link has a document id. */
const SOME_DOC = '-';

/**
 * Removes the table of documents from a version's route props; the sidebars stay. Only `DocCardList`
 * reads that table, and a page that shows one fails the build with Docusaurus' "no version doc found".
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
 * Removes the list of documents from the plugin's global data. Only navigation bar items with a document or
 * sidebar id read it, and they fail the build with Docusaurus' "couldn't find any doc".
 *
 * @throws {Error} when the data has an unknown form, since the list would be sent unnoticed.
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

/** Import path of the plugin's generated data. */
const DATA = '@generated/docusaurus-plugin-content-docs/default';

type CreateData = PluginContentLoadedActions['createData'];

/**
 * Moves a version's data (mostly its sidebar) from the route's props into a module with a fixed name
 * (`version-current.json`). The menu of all other pages imports the same module, so browsers load it once.
 *
 * @param createData the plugin's action that writes the module.
 */
export async function shareVersions(
  route: RouteConfig,
  createData: CreateData,
): Promise<RouteConfig> {
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

/** Docusaurus reads this export; the package's types lack it. */
export const { validateOptions } = docsModule as unknown as PluginModule;

/**
 * Docusaurus' documentation plugin without the table of document titles beside each sidebar, and
 * without the list of documents in every page's data. The sidebar is a module that other pages import.
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
