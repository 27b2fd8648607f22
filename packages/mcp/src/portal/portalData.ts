import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Portal } from './Portal.js';

/** Writes one file for each property, so that each is read only when needed. */
export function writePortal(folder: string, portal: Portal): void {
  mkdirSync(folder, { recursive: true });
  for (const [part, value] of Object.entries(portal)) {
    writeFileSync(path.join(folder, `${part}.json`), JSON.stringify(value));
  }
}

const PARTS = [
  'origin',
  'pages',
  'anchors',
  'journeys',
  'questions',
  'contracts',
  'search',
] as const;

/** Opens a folder of `writePortal`. A property throws on access if its file can't be read. */
export function openPortal(folder: string): Portal {
  const portal = {};
  for (const part of PARTS) {
    let value: unknown;
    const get = () => {
      value ??= JSON.parse(readFileSync(path.join(folder, `${part}.json`), 'utf8'));
      return value;
    };
    Object.defineProperty(portal, part, { get, enumerable: true });
  }
  return portal as Portal;
}
