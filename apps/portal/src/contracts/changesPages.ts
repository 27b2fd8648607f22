import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where the script of all redirect pages stands. */
export const REDIRECT_SCRIPT_PATH = '/contratos/redirecionar.js';

/** Route of the page that tells the changes of one service; the page exists once there is an entry for it. */
export function changesOf(id: string): string {
  return `/docs/frontier/${id}/mudancas`;
}

/** Path of the file of that page, and whether it is there. */
export function findChangesPage(id: string, docs: string): { file: string; exists: boolean } {
  const file = path.join(docs, `frontier/${id}/mudancas.mdx`);
  return { file, exists: existsSync(file) };
}
