/* What runs in the browser, for pages that show a reference: `@frontier/reference/browser`. */
export { copyFrom } from './browser/copyFrom.js';
export { showPlace, showReference, startReference } from './browser/startReference.js';
