/* What the site's own modules of the page script take from here: `@frontier/light-docusaurus/browser`. */

export type { PageModule } from './page-script';
export { ROUTE_EVENT } from './page-script/browser/events';
export { loadScripts } from './page-script/browser/loadScripts';
export { tellFailure } from './page-script/browser/tellFailure';
