/** What the one small script of every page is made of, beside its own parts. */
export const pageModules = [
  'src/plugins/api-reference/client/index.ts',
  'src/plugins/data-pages/client/dismissDefinition.ts',
  'src/plugins/data-pages/client/followMoved.ts',
  'src/components/SiteMenu/revealCurrent.ts',
  'src/theme/TOC/markTarget.ts',
  'src/plugins/search/page/browser/awaitSearch.ts',
  'src/plugins/site-files/client/followColorMode.ts',
  'src/plugins/text-twins/client/copyTwin.ts',
  'src/plugins/sample-hosts/client/switchHosts.ts',
  'src/plugins/page-tools/client/awaitTools.ts',
];
