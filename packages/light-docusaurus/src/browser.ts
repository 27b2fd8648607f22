/* What the site's own modules of the page script take from here: `@frontier/light-docusaurus/browser`. */
export { loadScripts } from './page-script/browser/loadScripts';
export { ROUTE_EVENT } from './page-script/browser/routeEvent';
export { tellFailure } from './page-script/browser/tellFailure';
export type { PageModule } from './page-script/options';
