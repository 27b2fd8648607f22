import { cpSync } from 'node:fs';
import path from 'node:path';

/** Written by the simulator's build. */
const SIMULATOR = path.join(__dirname, '../../packages/sandbox/dist/site');

/** Adds the page `/experimente`, which runs the simulator in a tab, to a built site. Its policy is its own. */
export function addSimulator(site: string): void {
  cpSync(SIMULATOR, site, { recursive: true });
}
