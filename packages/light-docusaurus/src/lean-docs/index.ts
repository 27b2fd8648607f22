import docsPlugin, * as docsModule from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginModule, RouteConfig } from '@docusaurus/types';
import { dropDocsTable } from './dropDocsTable';
import { shareVersions } from './shareVersions';

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
