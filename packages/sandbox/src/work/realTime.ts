/**
 * The timers and the clock of the process at load. A test that replaces the global ones, for example with
 * `jest.useFakeTimers()`, would stop a simulator in its process.
 */
export const { setTimeout } = globalThis;
export const { now: realNow } = Date;
