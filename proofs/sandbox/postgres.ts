import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres } from './support/startPostgres';

/*
 * Runs the sandbox's tests with PostgreSQL as the store.
 *
 *   npm run proofs -- postgres [options of Vitest]
 */
main();

async function main(): Promise<void> {
  const server = await startPostgres();
  // One file at a time: transactions in any database of a server delay the notifications of LISTEN.
  const command = ['--no-install', 'vitest', 'run', 'packages/sandbox', '--no-file-parallelism'];
  const tests = spawn('npx', [...command, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, SANDBOX_TEST_SERVER: server.url },
  });
  const [code] = await once(tests, 'exit');
  await server.stop();
  process.exitCode = code ?? 1;
}
