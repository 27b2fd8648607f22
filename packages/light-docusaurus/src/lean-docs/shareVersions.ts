import type { PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';

/** Where Docusaurus puts the plugin's data, by the name its modules are imported by. */
const DATA = '@generated/docusaurus-plugin-content-docs/default';

type Store = PluginContentLoadedActions['createData'];

/**
 * The same route, where what a version tells its pages, the sidebar above all, is a module by a name
 * that can be known (`version-current.json`) instead of the route's own: the menu of pages that are
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
