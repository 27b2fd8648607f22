import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const BIN = path.resolve('packages/sandbox/dist/command/bin.js');

/** Storage of a simulator: in memory without either. */
export interface StoreLocation {
  databaseUrl?: string;
  data?: string;
}

/**
 * Starts the command on a free port, as another process.
 *
 * @param rules parameters of rules, by rule.
 * @throws {Error} with its output, if it exits before it listens.
 */
export async function startSimulator(place: StoreLocation, rules: object = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-rules-'));
  const file = path.join(folder, 'rules.yml');
  writeFileSync(file, JSON.stringify(rules));
  const data = place.data === undefined ? [] : ['--data', place.data];
  const child = spawn(process.execPath, [BIN, '--port', '0', '--rules', file, ...data], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: place.databaseUrl ?? '' },
  });
  const kill = (): boolean => child.kill('SIGKILL');
  process.once('exit', kill);
  const url = await readAddress(child);
  child.once('exit', reportEnd);
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    process.off('exit', kill);
    child.off('exit', reportEnd);
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    url,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}

/** Reports an unexpected exit. */
function reportEnd(code: number | null): void {
  console.error(`the simulator ended by itself, with code ${code}`);
}

function readAddress(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const read = (piece: Buffer): void => {
      said += piece;
      const [address] = /http:\/\/\S+/.exec(said) ?? [];
      if (address !== undefined && said.endsWith('\n')) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.stderr?.pipe(process.stderr);
    child.once('exit', () => reject(new Error(`the simulator ended: ${said}`)));
  });
}
