import { createHash, randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import path from 'node:path';
import { setTimeout } from '../work/realGlobals.js';

/** The sockets of processes that hold the folder, or ask for it. */
const HELD = /^simulador-[\da-f]{8}\.sock$/;

export function isLock(name: string): boolean {
  return name.startsWith('simulador-');
}

/** Attempts: of two simultaneous processes, both may withdraw. */
const ATTEMPTS = 12;

/** Longest pause before another attempt, in milliseconds. */
const PAUSE = 60;

/** The longest socket path that all systems accept, in bytes. */
const LONGEST_PATH = 100;

/**
 * Locks a folder for this process, because two embedded stores would corrupt it. The lock is a listening socket in the
 * folder: it ends with the process, however that ends, and processes in other containers see it too.
 *
 * A process first listens at a unique name and then looks for others. So of two processes the later one always
 * sees the earlier one, and never both hold the folder.
 * @returns a function that releases the folder
 * @throws Error naming the folder when another process holds it, or when it takes no sockets
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  for (let left = ATTEMPTS; ; left -= 1) {
    const release = await tryLock(folder);
    if (release) return release;
    if (left === 1) throw new Error(`--data: a pasta ${folder} está em uso por outro simulador`);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE));
  }
}

/** @returns `undefined` when another process holds the folder, or asks for it */
async function tryLock(folder: string): Promise<(() => Promise<void>) | undefined> {
  if (process.platform === 'win32') return lockPipe(folder);
  const name = `simulador-${randomUUID().slice(0, 8)}.sock`;
  // A name appears once it listens, since others remove names that do not.
  const server = await inFolder(folder, `${name}.new`, (address) => listenAt(address, folder));
  const file = path.join(folder, name);
  renameSync(`${file}.new`, file);
  const release = async (): Promise<void> => {
    rmSync(file, { force: true });
    await new Promise((resolve) => server.close(resolve));
  };
  for (const other of readdirSync(folder).filter((one) => HELD.test(one) && one !== name)) {
    if (await inFolder(folder, other, answers)) {
      await release();
      return undefined;
    }
    rmSync(path.join(folder, other), { force: true });
  }
  return release;
}

/** Windows has no sockets in folders; its named pipes end with their process as well, and each has one owner. */
async function lockPipe(folder: string): Promise<(() => Promise<void>) | undefined> {
  const digest = createHash('sha256').update(path.resolve(folder).toLowerCase()).digest('hex');
  try {
    const server = await listenAt(`\\\\.\\pipe\\frontier-sandbox-${digest}`, folder);
    return () => new Promise((resolve) => server.close(() => resolve()));
  } catch {
    return undefined;
  }
}

/** Calls back with a path that is short enough for a socket. */
async function inFolder<Result>(
  folder: string,
  name: string,
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const whole = path.resolve(folder, name);
  if (Buffer.byteLength(whole) <= LONGEST_PATH || !existsSync('/proc/self/fd')) return use(whole);
  const opened = openSync(folder, 'r');
  try {
    return await use(`/proc/self/fd/${opened}/${name}`);
  } finally {
    closeSync(opened);
  }
}

function listenAt(address: string, folder: string): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', ({ message }) => {
      const problem = `--data: a pasta ${folder} não aceita o socket que a reserva (${message})`;
      reject(new Error(`${problem}: use uma pasta gravável em um disco desta máquina`));
    });
    server.listen(address, () => resolve(server.unref()));
  });
}

/** Whether a process listens at the socket, even if it is too busy to accept. */
function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    );
  });
}
