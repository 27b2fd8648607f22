import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../test/tempFolder';
import { finishOutput, listFiles } from '../finishOutput';

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

describe('a finished build', () => {
  it('has variants of what is long enough and not compressed yet', async () => {
    const folder = writeFolder({
      'docs/a.html': long,
      'docs/curta.html': 'curta',
      'a.png': long,
      'a.zip': long,
    });
    await finishOutput(folder);
    expect(listFiles(folder)).toEqual([
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

  it('is the same bytes each time, with no date in them', async () => {
    const [one, two] = [0, 1].map(() =>
      writeFolder({ 'a.html': long, 'b.md': long, 'assets/js/c.12345678.js': long }),
    ) as [string, string];
    await Promise.all([finishOutput(one), finishOutput(two)]);
    for (const name of listFiles(one)) {
      expect(readFileSync(path.join(one, name)), name).toEqual(readFileSync(path.join(two, name)));
    }
    expect(readFileSync(path.join(one, 'a.html.gz')).readUInt32LE(4)).toBe(0);
  });

  it('has larger variants with the same content when it is quick', async () => {
    const words = Array.from({ length: 4000 }, (_, at) => `nota-${(at * 7919) % 4001}`).join(' ');
    const [best, quick] = [0, 1].map(() => writeFolder({ 'a.html': words })) as [string, string];
    await finishOutput(best);
    await finishOutput(quick, true);
    const [small, large] = [best, quick].map((folder) =>
      readFileSync(path.join(folder, 'a.html.br')),
    ) as [Buffer, Buffer];
    expect(large.length).toBeGreaterThan(small.length);
    expect(String(brotliDecompressSync(large))).toBe(words);
  });

  it('has no file that servers would not know the type of', async () => {
    const folder = writeFolder({ 'index.html': long, 'fontes/inter.woff9': '' });
    await expect(finishOutput(folder)).rejects.toThrow(
      'deploy/contentTypes.ts has no type for fontes/inter.woff9',
    );
  });
});
