import docsPlugin, * as docsModule from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { dropDocsList } from './dropDocsList';
import { dropDocsTable } from './dropDocsTable';

/** Docusaurus reads it from the module; the package's own types leave it out. */
export const { validateOptions } = docsModule as unknown as PluginModule;

/**
 * Docusaurus' documentation plugin, without the table of every document's title and description
 * that it sends along with each page's sidebar, and the list of all documents that every page gets.
 */
export default async function leanDocs(
  context: LoadContext,
  options: docsModule.PluginOptions,
): Promise<Plugin<docsModule.LoadedContent>> {
  const docs = await docsPlugin(context, options);
  return {
    ...docs,
    contentLoaded: ({ actions, ...rest }) =>
      docs.contentLoaded?.({
        ...rest,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(dropDocsTable(route)),
          setGlobalData: (data) => actions.setGlobalData(dropDocsList(data as GlobalPluginData)),
        },
      }),
  };
}
