/** `awaitSearch` dispatches it on the document when Docusaurus has shown another route. */
export const ROUTE_EVENT = 'portal:route';

/**
 * `CustomEvent` that `awaitSearch` dispatches on the document to open the search. Its `detail` is the text typed
 * while the script loaded, often empty.
 */
export const OPEN_SEARCH = 'portal:search';
