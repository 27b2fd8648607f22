import path from 'node:path';
import { makeTempFolder } from '../../../scripts/test/tempFolder';
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
  const file = path.join(makeTempFolder({ 'rules.yml': JSON.stringify(rules) }), 'rules.yml');
  const data = place.data === undefined ? [] : ['--data', place.data];
  const env = { ...process.env, DATABASE_URL: place.databaseUrl ?? '' };
  const words = ['--port', '0', '--rules', file, ...data];
  const { addresses, end } = await startCommand(words, 1, env);
  const [url = ''] = addresses;
  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
