import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCommand } from './startCommand';

/** Storage of a simulator: in memory without either. */
export interface StoreLocation {
  databaseUrl?: string;
  data?: string;
}

/**
 * Starts a simulator on a free port, as another process.
 *
 * @param rules parameters of rules, by rule.
 * @throws {Error} with its output, if it exits before it listens.
 */
export async function startSimulator(place: StoreLocation, rules: object = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-rules-'));
  const file = path.join(folder, 'rules.yml');
  writeFileSync(file, JSON.stringify(rules));
  const data = place.data === undefined ? [] : ['--data', place.data];
  const env = { ...process.env, DATABASE_URL: place.databaseUrl ?? '' };
  const words = ['--port', '0', '--rules', file, ...data];
  const { addresses, end } = await startCommand(words, 1, env);
  const [url = ''] = addresses;
  const endWith = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    await end(signal);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, kill: () => endWith('SIGKILL'), stop: () => endWith('SIGTERM') };
}
