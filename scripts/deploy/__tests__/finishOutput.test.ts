import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../test/tempFolder';
import { finishOutput, listOutputFiles } from '../finishOutput';

const scratch = makeTempFolder();

const long = 'Nota comercial. '.repeat(200);

function writeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(scratch, 'build-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

it('a finished build has variants of what is long enough and not compressed yet', async () => {
  const folder = writeFolder({
    'docs/a.html': long,
    'docs/curta.html': 'curta',
    'a.png': long,
    'a.zip': long,
  });
  await finishOutput(folder);
  expect(listOutputFiles(folder)).toEqual([
    '_headers',
    'a.png',
    'a.zip',
    'docs/a.html',
    'docs/a.html.br',
    'docs/a.html.gz',
    'docs/curta.html',
  ]);
  const [brotli, gzip] = ['br', 'gz'].map((end) =>
    readFileSync(path.join(folder, `docs/a.html.${end}`)),
  );
  expect(brotli && String(brotliDecompressSync(brotli))).toBe(long);
  expect(gzip && String(gunzipSync(gzip))).toBe(long);
});

it('a finished build has no file that servers would not know the type of', async () => {
  const folder = writeFolder({ 'index.html': long, 'fontes/inter.woff9': '' });
  await expect(finishOutput(folder)).rejects.toThrow(
    'deploy/contentTypes.ts has no type for fontes/inter.woff9',
  );
});
