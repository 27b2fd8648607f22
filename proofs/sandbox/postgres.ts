import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from './support/startPostgres';

/*
 * The sandbox's tests once more, on a server of PostgreSQL instead of its own store.
 *
 *   npm run proofs -- postgres
 */
main();

async function main(): Promise<void> {
  const server = await startPostgres();
  const tests = spawn('npx', ['--no-install', 'vitest', 'run', 'packages/sandbox'], {
    stdio: 'inherit',
    env: { ...process.env, SANDBOX_TEST_SERVER: server.url },
  });
  const [code] = await once(tests, 'exit');
  await server.stop();
  process.exitCode = code ?? 1;
}
