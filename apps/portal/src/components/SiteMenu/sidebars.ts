import root from '@generated/docusaurus-plugin-content-docs/default/p/docs-175.json';

/** The sidebars of the guides. Docusaurus names this file after the guides' address, `/docs`. */
export const sidebars = Object.entries(root.version.docsSidebars);
