/* What the site's configuration and its plugins take from here: `@frontier/light-docusaurus`. */
export { AWAITING, awaitData } from './bundler/awaitData';
export { type BrowserScript, bundleScript } from './bundler/bundleScript';
export { renewCache } from './bundler/renewCache';
export { createDevDownloads, type Download } from './bundler/serveDownloads';
export { type Lightness, lighten } from './lighten';
export { checkOptions } from './options/checkOptions';
export { address, expected, keys, list, text } from './options/optionsOf';
export type { PageModule, PageScriptOptions } from './page-script/options';
