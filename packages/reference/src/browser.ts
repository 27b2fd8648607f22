/* What runs in the browser, for pages that show a reference: `@frontier/reference/browser`. */
export { copyFrom } from './browser/copyFrom.js';
export { showTarget } from './browser/showTarget.js';
export { showReference, startReference } from './browser/startReference.js';
