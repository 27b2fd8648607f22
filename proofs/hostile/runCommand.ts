import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

const BIN = path.resolve(__dirname, '../../packages/reference/dist/command/bin.js');
const PRELOAD = path.join(__dirname, 'usage.cjs');

/** What came of a document: its page, a clear error, an error that is none, or no end. */
type Outcome = 'page' | 'refused' | 'crash' | 'unclear' | 'no end';

/** One document given to the command. */
export interface HostileRun {
  readonly name: string;
  readonly bytes: number;
  /** Of processor time, so that other work on the machine does not count. */
  readonly seconds: number;
  /** Peak resident memory in MiB; of a process that was ended or crashed nobody knows it. */
  readonly memory: number | undefined;
  readonly outcome: Outcome;
  /** What was found, as the first fault says it; else the first line of what the command said. */
  readonly said: string;
}

/**
 * Gives one document to the compiled command, in a process of its own.
 *
 * @param folder for the page and the figures.
 * @param limit seconds of processor time after which the process is ended.
 */
export function runCommand(name: string, file: string, folder: string, limit: number): HostileRun {
  const usageFile = path.join(folder, 'usage.json');
  rmSync(usageFile, { force: true });
  const command = [process.execPath, '--require', PRELOAD, BIN, file];
  const { signal, status, stderr } = spawnSync(
    'sh',
    [
      '-c',
      `ulimit -t ${limit}; exec "$@"`,
      'sh',
      ...command,
      '--out',
      path.join(folder, 'page.html'),
    ],
    { encoding: 'utf8', env: { ...process.env, USAGE_FILE: usageFile } },
  );
  const isEnded = signal === 'SIGXCPU' || signal === 'SIGKILL';
  const { memory, seconds = limit } = readUsage(usageFile);
  return {
    name,
    bytes: statSync(file).size,
    seconds,
    memory,
    outcome: isEnded ? 'no end' : judge(status, stderr, file),
    said: /found: (.*)/.exec(stderr)?.[1] ?? stderr.split('\n')[0] ?? '',
  };
}

function judge(status: number | null, stderr: string, file: string): Outcome {
  if (/^ +at .+:\d+/m.test(stderr) || (status !== 0 && status !== 1)) return 'crash';
  if (status === 0) return 'page';
  const isClear = stderr.includes(file) && /^ {2}how to fix: ./m.test(stderr);
  return isClear ? 'refused' : 'unclear';
}

function readUsage(file: string): { readonly memory?: number; readonly seconds?: number } {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
