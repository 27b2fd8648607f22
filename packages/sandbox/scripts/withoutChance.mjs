import crypto from 'node:crypto';

/** The time during the task; PostgreSQL writes it to its files. */
const INSTANT = Date.UTC(2026, 0, 1);

/** Runs a task with a stopped clock and without random numbers, so that each build writes the same bytes. */
export async function withoutChance(task) {
  const { Date: RealDate } = globalThis;
  const { randomFillSync } = crypto;
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      super(...(given.length > 0 ? given : [INSTANT]));
    }
    static now() {
      return INSTANT;
    }
  };
  crypto.randomFillSync = (bytes) => bytes.fill(0);
  try {
    await task();
  } finally {
    globalThis.Date = RealDate;
    crypto.randomFillSync = randomFillSync;
  }
}
