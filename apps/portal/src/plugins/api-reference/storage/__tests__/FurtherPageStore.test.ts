import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FurtherPageStore } from '../FurtherPageStore';
import { readPage } from '../readPage';
import { createDataFiles } from '../writeIsland';

const folder = mkdtempSync(path.join(tmpdir(), 'store-'));
const files = createDataFiles(folder);
const page = (html: string) => ({
  key: 'servico.pix.criarPix',
  title: 'T',
  description: 'D',
  html,
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function store(html: string, anchors: readonly string[] = []) {
  const store = new FurtherPageStore(files, 'pix');
  await store.add('criarPix', page(html), anchors);
  return store.finish('servico.pix');
}

describe('FurtherPageStore', () => {
  it('gives the server each page with its anchors, and the site a file of it', async () => {
    const stored = await store('<p id="criarPix.body">x</p>', ['criarPix.body']);
    expect(stored?.slugs).toEqual(['criarPix']);
    expect(stored?.files.map((file) => file.path)).toEqual(['/assets/ilhas/pix/criarPix.json']);
    expect(readPage(stored?.files[0]?.file ?? '')).toEqual({
      ...page('<p id="criarPix.body">x</p>'),
      anchors: ['criarPix.body'],
    });
  });

  it('writes one module for all pages, which holds none of them and changes with any', async () => {
    const read = async (html: string) => {
      await store(html);
      return readFileSync(path.join(folder, 'paginas-pix.client.js'), 'utf8');
    };
    const [one, same, other] = [await read('<b>1</b>'), await read('<b>1</b>'), await read('2')];
    expect(one).not.toContain('<b>');
    expect(same).toBe(one);
    expect(other).not.toBe(one);
  });

  it('writes no module for a service of one page', async () => {
    expect(await new FurtherPageStore(files, 'pix').finish('servico.pix')).toBeUndefined();
  });

  it('leaves a file alone that would not change', async () => {
    const file = await files.createData('a.json', '1');
    utimesSync(file, 1, 1);
    await files.createData('a.json', '1');
    expect(statSync(file).mtimeMs).toBe(1000);
    await files.createData('a.json', '2');
    expect(statSync(file).mtimeMs).not.toBe(1000);
  });
});
