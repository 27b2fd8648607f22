import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const SWITCH = path.resolve(__dirname, '../../../deploy/switch');

/**
 * Puts a build in service in a portal folder with `deploy/switch`.
 *
 * @param keep how many releases stay.
 * @throws {Error} with what it said.
 */
export function publish(build: string, portal: string, keep = 5): void {
  execFileSync(SWITCH, [build, portal], {
    env: { ...process.env, KEEP: String(keep) },
    stdio: 'pipe',
  });
}

/**
 * Puts the release before the current one back in service.
 *
 * @throws {Error} with what it said, when there is none.
 */
export function goBack(portal: string): void {
  execFileSync(SWITCH, ['--back', portal], { stdio: 'pipe' });
}

/** Switches to a new release and back as often as said, while others read. */
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
