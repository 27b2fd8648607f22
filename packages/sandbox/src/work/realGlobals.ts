/**
 * Functions of the process at load. A test that replaces the global ones, for example with `jest.useFakeTimers()` or
 * its own `fetch`, would stop a simulator in its process.
 */
export const { clearTimeout, fetch, setTimeout } = globalThis;
export const { now: realNow } = Date;
export const randomUUID = crypto.randomUUID.bind(crypto);
