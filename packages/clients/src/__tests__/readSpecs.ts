import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Contract } from '../readContract';

/** The contracts of this repository. */
export function readSpecs(): Contract[] {
  return readdirSync('specs')
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => {
      const file = path.join('specs', name);
      return { id: path.parse(name).name, file, text: readFileSync(file, 'utf8') };
    });
}
