import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../../../../../scripts/test/tempFolder';
import { collectPackages, writeNotices } from '../notices';

const root = makeTempFolder();

function install(name: string, fields: object, licence?: string): string {
  const folder = path.join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, ...fields }));
  if (licence !== undefined) writeFileSync(path.join(folder, 'LICENSE.md'), licence);
  return folder;
}

it('finds the packages of modules, including concatenated ones', () => {
  const at = (file: string) => ({ nameForCondition: () => file });
  const modules = [
    at('/site/src/a.ts'),
    { resource: '/site/node_modules/a/x.css?y' },
    { modules: [at('/site/node_modules/a/node_modules/@b/c/dist/z.js')] },
  ];
  expect([...collectPackages(modules)]).toEqual([
    '/site/node_modules/a',
    '/site/node_modules/a/node_modules/@b/c',
  ]);
});

it('writes each licence once, in order, without a path of the machine', () => {
  const b = install('@x/b', { version: '2.0.0', license: 'MIT' }, 'Text of b\r\n');
  const a = install('a', { version: '1.0.0', license: 'ISC' });
  const text = writeNotices([a, b, b]);
  expect(text).toBe(writeNotices([b, a]));
  expect(text.split('Text of b')).toHaveLength(2);
  expect(text.indexOf('@x/b 2.0.0 (MIT)')).toBeLessThan(text.indexOf('a 1.0.0 (ISC)'));
  expect(text).not.toContain(root);
});

it('refuses a package without a licence, by its name', () => {
  expect(() => writeNotices([install('naked', { version: '1.0.0' })])).toThrow(/naked/);
});
