import { existsSync, writeFileSync } from 'node:fs';
import { readGivenText } from '../node/readGiven.js';

/**
 * Writes files of a command. A file that exists stays as it is, since the reader may have edited it.
 * @throws Error in Portuguese naming the first file with another text; then none is written
 */
export function writeNew(texts: Readonly<Record<string, string>>): void {
  const others = Object.keys(texts).filter((file) => existsSync(file));
  const kept = others.find((file) => readGivenText('--out', file) !== texts[file]);
  if (kept !== undefined) {
    throw new Error(`${kept} já existe e não foi mudado: dê outro nome com --out, ou apague-o`);
  }
  for (const [file, text] of Object.entries(texts)) writeFileSync(file, text);
}
