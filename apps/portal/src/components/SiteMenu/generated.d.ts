declare module '@generated/docusaurus-plugin-content-docs/default/p/docs-175.json' {
  import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';

  const root: { readonly version: PropVersionMetadata };
  export default root;
}
