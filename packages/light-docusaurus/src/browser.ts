/* `@frontier/light-docusaurus/browser`: the API for the site's page modules. */

export type { PageModule } from './page-script';
export { ROUTE_EVENT } from './page-script/browser/events';
export { loadScripts } from './page-script/browser/loadScripts';
export { reportFailure } from './page-script/browser/reportFailure';
