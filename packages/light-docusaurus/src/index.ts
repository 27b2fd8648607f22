/* What the site's configuration and its plugins take from here: `@frontier/light-docusaurus`. */
export {
  AWAITING,
  awaitData,
  type BrowserScript,
  bundleScript,
  createDevDownloads,
  type Download,
  publishFile,
  renewCache,
} from './bundler';
export { type Lightness, lighten } from './lighten';
export { address, checkOptions, expected, keys, list, text } from './options';
export type { PageModule, PageScriptOptions } from './page-script';
