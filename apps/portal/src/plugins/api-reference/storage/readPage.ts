import { readFileSync } from 'node:fs';
import type { FurtherPage } from './FurtherPage';

/** Where the anchors of a stored page stand, beside it. */
export function anchorsFileOf(page: string): string {
  return page.replace(/\.json$/, '.anchors.json');
}

/**
 * Reads a stored page while it is rendered on the server.
 *
 * @param file absolute path of its JSON.
 */
export function readPage(file: string): FurtherPage & { readonly anchors: readonly string[] } {
  return { ...read<FurtherPage>(file), anchors: read<string[]>(anchorsFileOf(file)) };
}

function read<Data>(file: string): Data {
  return JSON.parse(readFileSync(file, 'utf8')) as Data;
}
