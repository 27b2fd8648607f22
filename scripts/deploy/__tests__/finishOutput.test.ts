import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { CACHE_RULES } from '../../../deploy/headers';
import { makeTempFolder } from '../../test/tempFolder';
import { finishOutput, listOutputFiles, writeStaticHeaders } from '../finishOutput';

const long = 'Nota comercial. '.repeat(200);

it('a finished build has variants of what is long enough and not compressed yet', async () => {
  const folder = makeTempFolder({
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
  const folder = makeTempFolder({ 'index.html': long, 'fontes/inter.woff9': '' });
  await expect(finishOutput(folder)).rejects.toThrow(
    'deploy/contentTypes.ts has no type for fontes/inter.woff9',
  );
});

const kept = `  Cache-Control: ${CACHE_RULES[0]?.cacheControl}`;

it('_headers keeps a folder of hashed files as a whole, and files beside others by their names', () => {
  const text = writeStaticHeaders([
    'assets/busca/index.json',
    'assets/busca/dados.12345678.json',
    'assets/js/a.12345678.js',
    'assets/js/b.12345678.js',
    'index.html',
  ]);
  expect(text).toContain(`\n/assets/js/*\n${kept}\n`);
  expect(text).toContain(`\n/assets/busca/dados.12345678.json\n${kept}\n`);
  expect(text).not.toContain('index.json');
});

it('_headers says no header twice for one address', () => {
  const text = writeStaticHeaders(['assets/js/a.12345678.js', 'img/a.png']);
  const rules = text.split('\n\n').map((rule) => rule.split('\n'));
  const patterns = rules.map(([pattern = '']) => pattern);
  expect(new Set(patterns).size).toBe(patterns.length);
  const common = rules.find(([pattern]) => pattern === '/*') ?? [];
  expect(common.filter((line) => /^ +(Cache-Control|Content-Type):/.test(line))).toEqual([]);
});
