import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContractText } from '../readClientModel';

/** The contracts of this repository with their overlays, as the build of the simulator writes them. */
const FOLDER = 'packages/sandbox/dist/specs';

export function readSpecs(): ContractText[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => {
      const file = path.join(FOLDER, name);
      return { id: path.parse(name).name, file, text: readFileSync(file, 'utf8') };
    });
}
