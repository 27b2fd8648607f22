/** Sends a request to the simulator: by the network, or to the worker of this tab (`tab/TabClient`). */
export type Send = (address: string, init?: RequestInit) => Promise<Response>;

let current: Send = (address, init) => window.fetch(address, init);

export const send: Send = (address, init) => current(address, init);

/** Replaces the network. */
export function setTransport(other: Send): void {
  current = other;
}
