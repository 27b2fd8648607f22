/** Dispatched on the document by the application when another route is on screen. */
export const ROUTE_EVENT = 'portal:route';

/** Dispatched on the document by the application when a part it needs to start cannot be had. */
export const START_FAILED = 'portal:start-failed';
/** Dispatched on the document by the page script when the reader wants the start tried again. */
export const START_AGAIN = 'portal:start-again';
