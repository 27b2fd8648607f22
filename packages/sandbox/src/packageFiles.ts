import { readFileSync } from 'node:fs';

/**
 * Reads a text file of this package. A bundle for the browser has `tab/packageFiles` instead (`browser` in
 * `package.json`).
 * @param name path from the folder of this module: `rules/rules.yml`
 */
export function readPackageFile(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}
