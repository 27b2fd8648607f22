/* `@frontier/light-docusaurus`: the API for the site's configuration and plugins. */
export { type BrowserScript, bundleScript, publishFile, renewCache } from './bundler';
export { lighten } from './lighten';
