import type { GlobalPluginData, GlobalVersion } from '@docusaurus/plugin-content-docs/client';

/**
 * What every page is told of the documentation, without the list of its documents. Only items of the
 * navigation that name a document or a sidebar look there, and `theme/NavbarItem` knows none of them.
 */
export function dropDocsList(data: GlobalPluginData): GlobalPluginData {
  return {
    ...data,
    versions: data.versions.map((version): GlobalVersion => ({ ...version, docs: [] })),
  };
}
