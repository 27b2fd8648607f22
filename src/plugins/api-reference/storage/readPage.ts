import { readFileSync } from 'node:fs';
import { anchorsOf } from '../anchorsOf';
import type { FurtherPage } from './FurtherPage';

/**
 * Reads a stored page while it is rendered on the server.
 *
 * @param file absolute path of its JSON.
 */
export function readPage(file: string): FurtherPage & { readonly anchors: readonly string[] } {
  const page = JSON.parse(readFileSync(file, 'utf8')) as FurtherPage;
  return { ...page, anchors: anchorsOf(page.html) };
}
