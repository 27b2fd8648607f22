/** Sends a request to the simulator: by the network, or to the worker of this tab (`tab/TabClient`). */
export type Send = (address: string, init?: RequestInit) => Promise<Response>;

let current: Send = (address, init) => window.fetch(address, init);

/** Sends a request to the simulator that the page uses now. */
export const send: Send = (address, init) => current(address, init);

/** Sends all further requests in another way than by the network. */
export function setTransport(other: Send): void {
  current = other;
}
