import { constants } from 'node:os';
import { isMainThread } from 'node:worker_threads';

/*
 * Runs in the process that makes the site, before anything else: tells the build how much the process
 * has computed so far, all its threads together, and ends it with the build.
 */

/** Milliseconds between two reports. */
const PAUSE = 1_000;

if (isMainThread && process.connected !== undefined) {
  // The build may have ended before this was read.
  if (!process.connected) process.exit(1);
  const report = () => {
    const { system, user } = process.cpuUsage();
    process.send?.((system + user) / 1_000, () => {});
  };
  setInterval(report, PAUSE).unref();
  process.channel?.unref();
  process.on('disconnect', () => process.exit(1));
  // Docusaurus would end as if it had succeeded.
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
