import { cpSync } from 'node:fs';
import path from 'node:path';

/** The folder that the simulator's build writes. */
const SIMULATOR = path.join(__dirname, '../../packages/sandbox/dist/site');

/** Adds the page `/experimente`, which runs the simulator in a tab, to a built site. The page brings its own policy. */
export function addSimulator(site: string): void {
  cpSync(SIMULATOR, site, { recursive: true });
}
