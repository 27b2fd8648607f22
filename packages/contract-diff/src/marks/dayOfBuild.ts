import { spawnSync } from 'node:child_process';
import type { ChangelogEntry } from '../changelog/ChangelogEntry';

/**
 * The day marks are counted to: that of the commit that is built, so that a commit always gives the
 * same site. Where there is no git, the day of the newest entry.
 *
 * @param entries the newest first.
 * @returns as `2026-11-22`, in UTC; `undefined` without git and without entries: nothing is marked.
 */
export function dayOfBuild(root: string, entries: readonly ChangelogEntry[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%ct', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) return entries[0]?.date;
  return new Date(Number(stdout) * 1000).toISOString().slice(0, 10);
}
