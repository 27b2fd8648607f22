import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const SWITCH = path.resolve(__dirname, '../../../deploy/switch');

/**
 * Publishes a build in a portal folder with `deploy/switch`.
 *
 * @param keep number of releases to keep.
 * @throws {Error} with its output.
 */
export function publish(build: string, portal: string, keep = 5): void {
  execFileSync(SWITCH, [build, portal], {
    env: { ...process.env, KEEP: String(keep) },
    stdio: 'pipe',
  });
}

/**
 * Switches back to the previous release.
 *
 * @throws {Error} with the script's output, if there is none.
 */
export function goBack(portal: string): void {
  execFileSync(SWITCH, ['--back', portal], { stdio: 'pipe' });
}

/** Switches to a new release and back repeatedly, while requests are served. */
export async function switchRepeatedly(
  build: string,
  portal: string,
  goOn: (switches: number) => boolean,
): Promise<number> {
  const run = promisify(execFile);
  let switches = 0;
  for (; goOn(switches); switches += 2) {
    await run(SWITCH, [build, portal]);
    await run(SWITCH, ['--back', portal]);
  }
  return switches;
}
