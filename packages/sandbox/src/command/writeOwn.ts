import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readGiven } from '../node/readGiven.js';

/**
 * Writes files of a command, over no file of the reader: one that exists must have the same first line.
 * @param texts by the files' names
 * @throws Error in Portuguese naming the first file of the reader; then none is written
 */
export function writeOwn(texts: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(texts)) {
    if (!existsSync(file)) continue;
    const [title = ''] = text.split('\n', 1);
    const written = readGiven('--out', file, (path) => readFileSync(path, 'utf8'));
    if (!written.startsWith(title)) {
      throw new Error(`${file} já existe e não é deste comando: dê outro nome com --out`);
    }
  }
  for (const [file, text] of Object.entries(texts)) writeFileSync(file, text);
}
