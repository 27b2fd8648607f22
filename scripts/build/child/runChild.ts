import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { HeldOutput } from './HeldOutput';
import { IdleWatch } from './IdleWatch';

/** A process that makes a site. */
export interface Command {
  /** A script for Node, and what it is given. */
  readonly script: string;
  readonly options: readonly string[];
  readonly folder: string;
}

/** How a process ended. */
export interface Ending {
  readonly code: number | null;
  /** That it was ended with, by us or by the system. */
  readonly signal: NodeJS.Signals | null;
  /** It had stopped to compute, and was ended. */
  readonly isStalled: boolean;
  /** What it said of its failure; not printed yet. */
  readonly lastWords: string;
}

const REPORT = pathToFileURL(path.join(__dirname, 'reportLife.mjs')).href;
/** Milliseconds between two looks. */
const PAUSE = 5_000;
/** Milliseconds until a process that was asked to end is ended. */
const PATIENCE = 10_000;

/**
 * Runs a process until it ends, by itself, by `stop` or because it has stopped to compute.
 *
 * @param idleLimit milliseconds; a process that waits for a host stays far below.
 */
export async function runChild(
  { folder, options, script }: Command,
  stop: AbortSignal,
  idleLimit: number,
  onStart: (pid: number) => void,
): Promise<Ending> {
  const child = spawn(process.execPath, ['--import', REPORT, script, ...options], {
    cwd: folder,
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
  });
  const closed = once(child, 'close');
  if (child.pid !== undefined) onStart(child.pid);
  const output = new HeldOutput((text) => process.stderr.write(text));
  child.stderr?.on('data', (bytes: Buffer) => output.add(bytes));

  const pause = Math.min(PAUSE, idleLimit);
  const watch = new IdleWatch(pause, idleLimit);
  let isStalled = false;
  child.on('message', (computed) => watch.report(Number(computed)));
  const looks = setInterval(() => {
    if (!watch.look()) return;
    isStalled = true;
    child.kill('SIGKILL');
  }, pause);

  let last: NodeJS.Timeout | undefined;
  const end = () => {
    child.kill('SIGTERM');
    last = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  };
  if (stop.aborted) end();
  stop.addEventListener('abort', end);
  try {
    const [code, signal] = (await closed) as [number | null, NodeJS.Signals | null];
    return { code, signal, isStalled, lastWords: output.held };
  } finally {
    stop.removeEventListener('abort', end);
    clearInterval(looks);
    clearTimeout(last);
  }
}
