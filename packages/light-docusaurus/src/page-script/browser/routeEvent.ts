/** Dispatched on the document by the application when another route is on screen. */
export const ROUTE_EVENT = 'portal:route';
