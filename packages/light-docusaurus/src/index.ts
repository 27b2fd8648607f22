/* `@frontier/light-docusaurus`: the API for the site's plugins. */
export { type BrowserScript, bundleScript, publishFile, renewCache } from './bundler';
