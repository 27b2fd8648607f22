/**
 * `CustomEvent` that the page script dispatches on the document to open the search. Its `detail` is the text typed
 * while the script loaded, often empty.
 */
export const OPEN_SEARCH = 'portal:search';
