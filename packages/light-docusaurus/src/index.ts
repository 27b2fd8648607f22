/* What the site's configuration and its plugins take from here: `@frontier/light-docusaurus`. */
export { type BrowserScript, bundleScript, publishFile, renewCache } from './bundler';
export { lighten } from './lighten';
