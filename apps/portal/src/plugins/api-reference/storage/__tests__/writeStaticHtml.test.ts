import { createHash } from 'node:crypto';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { writeStaticHtml } from '../writeStaticHtml';

async function write(key: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  await writeStaticHtml(
    async (name, data) => {
      files.set(name, String(data));
      return path.join('/dados', name);
    },
    key,
    '<p></p>',
  );
  return files;
}

it('keeps the HTML out of the modules', async () => {
  const files = await write('criarSolicitacao');
  for (const [name, text] of files) {
    if (name.endsWith('.js')) expect(text).not.toContain('<p>');
  }
  expect([...files.values()]).toContain('"<p></p>"');
});

it.each(['../../../fora', 'get-/a/b', 'a\0b', 'x'.repeat(300), 'あ'.repeat(80)])(
  'keeps the files of %j in its own folder, with names any file system takes',
  async (key) => {
    for (const name of (await write(key)).keys()) {
      expect(path.join('/dados', name)).toBe(`/dados/${path.basename(name)}`);
      expect(Buffer.byteLength(name)).toBeLessThan(200);
      expect(name).toMatch(/^[\w.-]+$/);
    }
  },
);

it('runs nothing of a key in the browser', async () => {
  const key = `x"]'); globalThis.invaded = true; ('["\u2028`;
  const files = await write(key);
  const source = [...files].find(([name]) => name.endsWith('.client.js'))?.[1] ?? '';
  const selectors: string[] = [];
  const scope = {
    process: { env: { NODE_ENV: 'production' } },
    CSS: { escape: (text: string) => text.replace(/["\\]/g, '\\$&') },
    document: { querySelector: (selector: string) => selectors.push(selector) },
    staticHtml: undefined,
    invaded: false,
  };
  runInNewContext(
    `(async () => { ${source.replace('export default', 'staticHtml =').replace('import.meta.url', '""')} })()`,
    scope,
  );
  expect(scope.invaded).toBe(false);
  expect(scope.staticHtml).toMatchObject({ key });
  expect(selectors).toHaveLength(1);
});

it.each([
  ['a/b', 'a b'],
  ['listar', 'LISTAR'],
  ['a/b', createHash('sha256').update('a/b').digest('hex')],
  ['listar', 'listar.json'],
  ['listar', 'listar.server.js'],
])('gives %j and %j files of their own where names ignore case', async (one, other) => {
  const names = async (key: string) => {
    const made = [...(await write(key)).keys()].map((name) => name.toLowerCase());
    return [...made, made[0]?.replace(/\.json$/, '')];
  };
  const first = await names(one);
  expect((await names(other)).filter((name) => first.includes(name))).toEqual([]);
});
