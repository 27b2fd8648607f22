import docsPlugin, * as docsModule from '@docusaurus/plugin-content-docs';
import type {
  LoadContext,
  Plugin,
  PluginContentLoadedActions,
  PluginModule,
  RouteConfig,
} from '@docusaurus/types';

/** The guides' sidebar, and the menu of narrow screens, which shows the same sidebar, in one chunk. */
const SIDEBAR = {
  name: 'sidebar',
  test: /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]version-current\.json$|[\\/]DocSidebarItems?[\\/]|[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]|[\\/]SiteMenu[\\/]index\.tsx$/,
  chunks: 'async',
  enforce: true,
} as const;

/** Import path of the plugin's generated data. */
const DATA = '@generated/docusaurus-plugin-content-docs/default';

type CreateData = PluginContentLoadedActions['createData'];

/**
 * Moves a version's data (mostly its sidebar) from the route's props into a module with a fixed name
 * (`version-current.json`), which the menu of all other pages imports. Only `DocCardList`, which no page shows, reads the
 * version's table of documents, so it is left out.
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
  await createData(name, JSON.stringify({ ...version, docs: {} }));
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

/** Docusaurus' documentation plugin with the sidebar as a module that other pages import. */
export default async function sidebarModule(
  context: LoadContext,
  options: docsModule.PluginOptions,
): Promise<Plugin<docsModule.LoadedContent>> {
  const docs = await docsPlugin(context, options);
  return {
    ...docs,
    configureWebpack(config, isServer, utils, content) {
      const own = docs.configureWebpack?.(config, isServer, utils, content) ?? {};
      if (isServer) return own;
      return { ...own, optimization: { splitChunks: { cacheGroups: { sidebar: SIDEBAR } } } };
    },

    async contentLoaded({ actions, ...rest }) {
      const routes: RouteConfig[] = [];
      await docs.contentLoaded?.({
        ...rest,
        actions: { ...actions, addRoute: (route) => routes.push(route) },
      });
      for (const route of routes) actions.addRoute(await shareVersions(route, actions.createData));
    },
  };
}
