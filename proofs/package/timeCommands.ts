import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';

/** A program of a package, run by `npx` where that is installed; it writes `pix.html` there. */
export interface Command {
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
}

export interface TimedCommand {
  readonly name: string;
  /** Bytes of its page. */
  readonly page: number;
  /** Of each run: seconds until it ended, and seconds of processors. */
  readonly times: readonly { readonly seconds: number; readonly busy: number }[];
}

const SCRIPT = 'TIMEFORMAT="%R %U %S"; time npx --no-install "$@" >/dev/null 2>&1';

/**
 * Runs each command in turn, again and again, so that all meet the same load of the machine; once
 * before, so that all files are warm.
 *
 * @throws {Error} when a command fails.
 */
export function timeCommands(commands: readonly Command[], runs: number): TimedCommand[] {
  for (const command of commands) runOnce(command);
  const rounds = Array.from({ length: runs }, () => commands.map(runOnce));
  return commands.map(({ cwd, name }, index) => ({
    name,
    page: statSync(path.join(cwd, 'pix.html')).size,
    times: rounds.flatMap((round) => round[index] ?? []),
  }));
}

/** The middle of an odd number of figures. */
export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

function runOnce({ args, cwd, name }: Command): TimedCommand['times'][number] {
  const { status, stderr } = spawnSync('bash', ['-c', SCRIPT, 'bash', ...args], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${name} failed with ${status}`);
  const [seconds = Number.NaN, user = Number.NaN, system = Number.NaN] = stderr
    .trim()
    .split(/\s+/)
    .map((text) => Number(text.replace(',', '.')));
  return { seconds, busy: user + system };
}
