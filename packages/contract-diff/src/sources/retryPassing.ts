import { setTimeout } from 'node:timers/promises';
import { RemoteError } from '@frontier/reference/document';

/** Waits before the second and the third try, in milliseconds. */
const PAUSES: readonly number[] = [500, 2000];

/** Waits for so many milliseconds, or until the signal says that it is in vain. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

const wait: Wait = (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal });

/**
 * Tries again, twice at most, what failed for a reason that may pass by itself (`RemoteError.passing`).
 *
 * @param pause replaced in tests.
 * @throws what the last try threw; also when the time is over while waiting for the next.
 */
export async function retryPassing<Value>(
  attempt: () => Promise<Value>,
  signal: AbortSignal,
  pause: Wait = wait,
): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const milliseconds = PAUSES[tries];
      const again = error instanceof RemoteError && error.passing;
      if (!again || milliseconds === undefined || signal.aborted) throw error;
      await pause(milliseconds, signal).catch(() => {
        throw error;
      });
    }
  }
}
