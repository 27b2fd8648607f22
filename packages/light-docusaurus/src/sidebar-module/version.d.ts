declare module '@generated/docusaurus-plugin-content-docs/default/version-current.json' {
  import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';

  const version: PropVersionMetadata;
  export default version;
}
