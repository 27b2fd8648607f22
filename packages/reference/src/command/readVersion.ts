import { readFileSync } from 'node:fs';
import { isObject } from '../json.js';

/** The version of the package, as its own manifest says it. */
export function readVersion(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  return isObject(manifest) ? String(manifest.version) : '';
}
