/** Dispatched on the document by the page script when the reader wants to search. */
export const OPEN_SEARCH = 'portal:search';
