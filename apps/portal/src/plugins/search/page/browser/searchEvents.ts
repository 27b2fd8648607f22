/**
 * Dispatched on the document by the page script when the reader wants to search: a `CustomEvent` whose
 * `detail` is what was typed while the search was on its way, often nothing.
 */
export const OPEN_SEARCH = 'portal:search';
