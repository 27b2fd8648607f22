import root from '@generated/docusaurus-plugin-content-docs/default/p/docs-175.json';

/** The sidebar of the guides. Docusaurus names this file after the guides' address, `/docs`. */
export const sidebar = Object.values(root.version.docsSidebars).flat();
