import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A process that makes a site. */
export interface Command {
  /** A script for Node, and what it is given. */
  readonly script: string;
  readonly options: readonly string[];
  readonly folder: string;
}

const REPORT = pathToFileURL(path.join(__dirname, 'reportLife.mjs')).href;
/** Milliseconds between two looks. */
const PAUSE = 5_000;
/** Milliseconds until a process that was asked to end is ended. */
const PATIENCE = 10_000;
/** Computing below this share of the time is none: the report of it takes some itself. */
const SHARE = 0.01;
/** How much of what a process says at last can tell why it failed. */
const LAST_WORDS = 10_000;

/**
 * Runs a process until it ends, by itself, by `stop` or because it has stopped to compute.
 *
 * @param idleLimit milliseconds; a process that waits for a host stays far below.
 * @returns how it ended: its code or the signal, whether it was ended for computing nothing, and what it said at
 * last of its faults.
 */
export async function runChild(
  { folder, options, script }: Command,
  stop: AbortSignal,
  idleLimit: number,
) {
  const child = spawn(process.execPath, ['--import', REPORT, script, ...options], {
    cwd: folder,
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
  });
  let lastWords = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    process.stderr.write(bytes);
    lastWords = (lastWords + bytes).slice(-LAST_WORDS);
  });

  const pause = Math.min(PAUSE, idleLimit);
  const hasStopped = createIdleWatch(pause, idleLimit);
  let computed = 0;
  child.on('message', (report) => {
    computed = Number(report);
  });
  let isStalled = false;
  const looks = setInterval(() => {
    isStalled ||= hasStopped(computed);
    if (isStalled) child.kill('SIGKILL');
  }, pause);

  let last: NodeJS.Timeout | undefined;
  const end = () => {
    child.kill('SIGTERM');
    last = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  };
  if (stop.aborted) end();
  stop.addEventListener('abort', end);
  try {
    const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
    return { code, signal, isStalled, lastWords };
  } finally {
    stop.removeEventListener('abort', end);
    clearInterval(looks);
    clearTimeout(last);
  }
}

/**
 * Notices a process that has stopped to compute. Counts looks, not hours: a machine may sleep.
 *
 * @param pause milliseconds between two looks.
 * @param limit milliseconds without computing after which a process has stopped.
 * @returns a look, which takes the milliseconds computed so far.
 */
export function createIdleWatch(pause: number, limit: number): (computed: number) => boolean {
  let idle = 0;
  let known = 0;
  return (computed) => {
    idle = computed - known < pause * SHARE ? idle + pause : 0;
    known = computed;
    return idle >= limit;
  };
}
