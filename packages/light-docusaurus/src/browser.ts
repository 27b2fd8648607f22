/* `@frontier/light-docusaurus/browser`: the API for the site's client modules. */

export { loadScripts } from './browser/loadScripts';
export { reportFailure } from './browser/reportFailure';
