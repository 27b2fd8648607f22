import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Portal } from './Portal.js';

type Part = keyof Portal;

/** Writes a file for each part: one is only read once it is needed. */
export function writePortal(folder: string, portal: Portal): void {
  mkdirSync(folder, { recursive: true });
  for (const [part, value] of Object.entries(portal)) {
    writeFileSync(path.join(folder, `${part}.json`), JSON.stringify(value));
  }
}

/** What `writePortal` wrote. A part that can't be read throws when it is asked for. */
export function openPortal(folder: string): Portal {
  const known = new Map<Part, unknown>();
  const read = <Name extends Part>(name: Name): Portal[Name] => {
    if (!known.has(name)) {
      known.set(name, JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')));
    }
    return known.get(name) as Portal[Name];
  };
  return {
    get origin() {
      return read('origin');
    },
    get pages() {
      return read('pages');
    },
    get journeys() {
      return read('journeys');
    },
    get questions() {
      return read('questions');
    },
    get contracts() {
      return read('contracts');
    },
    get search() {
      return read('search');
    },
  };
}
