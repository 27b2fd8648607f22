import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LIMITS } from '../../../limits.js';
import { documentOf, faultsOf, load, writeFiles } from './folder.js';

it('ends at a number of files', async () => {
  const names = Array.from({ length: 2 * LIMITS.bundledFiles }, (_, index) => `s/${index}.yaml`);
  const refs = names.map((name) => `{$ref: ${name}}`);
  const folder = writeFiles({ 'api.yaml': documentOf(`{allOf: [${refs.join(', ')}]}`) });
  mkdirSync(path.join(folder, 's'));
  for (const name of names) writeFileSync(path.join(folder, name), 'type: object\n');
  const faults = await faultsOf(folder);
  expect(faults.map(({ found }) => found)).toEqual([`more than ${LIMITS.bundledFiles} files`]);
});

it('walks a list of any length', async () => {
  const list = `{allOf: [${'{$ref: b.yaml},'.repeat(130_000)}]}`;
  const folder = writeFiles({ 'api.yaml': documentOf(list), 'b.yaml': 'type: string\n' });
  const { root } = await load(folder);
  expect(root.components).toMatchObject({ schemas: { b: { type: 'string' } } });
});
