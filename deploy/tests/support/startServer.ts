import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { listen } from '../../../scripts/test/listen';
import { makeTempFolder } from '../../../scripts/test/tempFolder';

/** An unprivileged user, as in the container. */
const NOBODY = 65534;

export interface RunningServer {
  stop(): Promise<void>;
}

/**
 * Starts a server in the foreground, as `nobody` if this user is root, and waits until it answers.
 *
 * @param prepare writes its configuration into a new folder and returns its command.
 * @throws {Error} with its output, if it ends.
 */
export async function startServer(
  port: number,
  prepare: (folder: string) => readonly string[],
): Promise<RunningServer> {
  const folder = makeServerFolder();
  const [program = '', ...options] = prepare(folder);
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(program, options, {
    ...identity,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => {
    said += piece;
  });
  while (!(await answers(port))) {
    if (hasEnded(child)) throw new Error(`${program} ended: ${said}`);
    await setTimeout(20);
  }
  return { stop: () => end(child) };
}

export async function findFreePort(): Promise<number> {
  const { close, origin } = await listen(createServer());
  await close();
  return Number(new URL(origin).port);
}

/** `nobody` can read the folder, and write to it if the server runs as `nobody`. */
export function makeServerFolder(): string {
  const folder = makeTempFolder();
  chmodSync(folder, 0o755);
  if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** By itself, or by a signal. */
function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
