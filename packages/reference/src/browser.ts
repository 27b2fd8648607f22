/* Browser code of a page that shows a reference: `@frontier/reference/browser`. */
export { copyFrom } from './browser/copyFrom.js';
export { copyText } from './browser/copyText.js';
export { openHash, showReference, startReference } from './browser/startReference.js';
export { readStored, store } from './browser/storage.js';
export { decodeHash } from './decodeHash.js';
