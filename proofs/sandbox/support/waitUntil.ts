import { setTimeout } from 'node:timers/promises';

const LIMIT = 300_000;

/** Waits until a condition holds. @throws {Error} with its name after five minutes */
export async function waitUntil(holds: () => Promise<boolean>, name: string): Promise<void> {
  const begun = Date.now();
  while (!(await holds())) {
    if (Date.now() - begun > LIMIT) throw new Error(`timed out after five minutes: ${name}`);
    await setTimeout(20);
  }
}
