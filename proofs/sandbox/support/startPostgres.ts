import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { end, findFreePort, makeServerFolder } from '../../../deploy/tests/support/startServer';
import { ensurePrograms } from '../../../scripts/ensurePrograms';
import { waitUntil } from './waitUntil';

/** PostgreSQL refuses to run as root. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** A PostgreSQL server with a new cluster on a loopback port, with the default durability. */
export interface PostgresServer {
  readonly url: string;
  /** Kills the server and starts it again. */
  killAndRestart(): Promise<void>;
  /** Stops the server and removes its cluster. */
  stop(): Promise<void>;
}

/** Creates a cluster and starts its server, which the caller must stop. */
export async function startPostgres(): Promise<PostgresServer> {
  const [initdb = ''] = ensurePrograms(['initdb'], ['postgresql']);
  const folder = makeServerFolder();
  const data = path.join(folder, 'data');
  const making = '--auth=trust --username=sandbox --encoding=UTF8 --locale=C.UTF-8 --no-sync';
  const silent = { ...NOBODY, cwd: folder, stdio: 'ignore' } as const;
  execFileSync(initdb, ['-D', data, ...making.split(' ')], silent);
  const port = await findFreePort();
  const start = () =>
    startServer(path.join(path.dirname(initdb), 'postgres'), [
      ...['-D', data, '-k', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1'],
    ]);
  let server = await start();
  const kill = (): boolean => server.kill('SIGKILL');
  process.once('exit', kill);
  return {
    url: `postgres://sandbox@127.0.0.1:${port}/postgres`,
    killAndRestart: async () => {
      await end(server, 'SIGKILL');
      // It refuses to start until the child processes of the killed server have ended.
      const isStarted = async () => {
        server = await start();
        return true;
      };
      await waitUntil(() => isStarted().catch(() => false), 'PostgreSQL starts again');
    },
    stop: async () => {
      process.off('exit', kill);
      await end(server, 'SIGINT');
    },
  };
}

/** @throws {Error} with its output, if it exits before it is ready. */
async function startServer(program: string, options: readonly string[]): Promise<ChildProcess> {
  const server = spawn(program, options, { ...NOBODY, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (piece: Buffer) => {
      output += piece;
      if (output.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL ended: ${output}`)));
    server.once('error', reject);
  });
  return server;
}
