import { spawn } from 'node:child_process';
import path from 'node:path';
import { end } from '../../../deploy/tests/support/startServer';

const BIN = path.resolve('packages/sandbox/dist/command/bin.js');

/**
 * Starts the sandbox's command as another process, which ends with this one.
 *
 * @param count addresses that it prints before it is ready.
 * @throws {Error} with its output, if it exits before.
 */
export async function startCommand(
  words: readonly string[],
  count: number,
  env: NodeJS.ProcessEnv = process.env,
) {
  const child = spawn(process.execPath, [BIN, ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env,
  });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  const addresses = await new Promise<string[]>((resolve, reject) => {
    child.stdout.on('data', (piece: Buffer) => {
      output += piece;
      const found = output.match(/http:\/\/127\.0\.0\.1:\d+(?=[ ,])/g) ?? [];
      if (found.length === count) resolve(found);
    });
    child.once('exit', () => reject(new Error(`the command ended: ${output}`)));
  });
  const reportEnd = (code: number | null): void =>
    console.error(`${words.join(' ')} ended by itself, with code ${code}`);
  child.once('exit', reportEnd);
  return {
    addresses,
    async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
      process.off('exit', kill);
      child.off('exit', reportEnd);
      await end(child, signal);
    },
  };
}
