/* What the site's configuration and its plugins take from here: `@frontier/light-docusaurus`. */
export type { BuiltPagesOptions } from './built-pages/options';
export { AWAITING, awaitData } from './bundler/awaitData';
export { type BrowserScript, bundleScript } from './bundler/bundleScript';
export { renewCache } from './bundler/renewCache';
export { createDevDownloads, type Download } from './bundler/serveDownloads';
export { checkOptions } from './options/checkOptions';
export { address, expected, keys, list, text } from './options/optionsOf';
export type { PageModule, PageScriptOptions } from './page-script/options';
export { buildSsrTemplate, type HydrateOn } from './page-script/ssrTemplate';
export type { StaticTextOptions } from './static-text';
export { type MarkOptions, markStaticText } from './static-text/markStaticText';
