import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { compareFolders } from '../compareFolders';

const scratch = mkdtempSync(path.join(tmpdir(), 'portal-compare-'));
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

function write(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(scratch, folder, name)), { recursive: true });
    writeFileSync(path.join(scratch, folder, name), text);
  }
  return path.join(scratch, folder);
}

it('names what differs, and where it begins to', () => {
  const one = write('um', { a: '1', 'b/c.js': 'x=12', d: 'igual', e: 'ab' });
  const other = write('outro', { 'b/c.js': 'x=13', d: 'igual', e: 'abc', f: '' });
  expect(compareFolders(one, one)).toEqual([]);
  expect(compareFolders(one, other)).toEqual([
    'a: only in the first',
    'b/c.js: from byte 3 on\n  "x=12"\n  "x=13"',
    'e: from byte 2 on\n  "ab"\n  "abc"',
    'f: only in the second',
  ]);
});
