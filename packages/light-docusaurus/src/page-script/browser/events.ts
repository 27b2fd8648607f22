/** The application dispatches it on the document when it has shown another route. */
export const ROUTE_EVENT = 'portal:route';

/** The application dispatches it on the document when a module that it needs to start fails to load. */
export const START_FAILED = 'portal:start-failed';
/** The page script dispatches it on the document when the reader retries the start. */
export const START_AGAIN = 'portal:start-again';
