import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LIMITS } from '../../../limits.js';
import { documentOf, faultsOf, writeFiles } from './folder.js';

it('ends at a number of files', async () => {
  const names = Array.from({ length: 2 * LIMITS.bundledFiles }, (_, index) => `s/${index}.yaml`);
  const refs = names.map((name) => `{$ref: ${name}}`);
  const folder = writeFiles({ 'api.yaml': documentOf(`{allOf: [${refs.join(', ')}]}`) });
  mkdirSync(path.join(folder, 's'));
  for (const name of names) writeFileSync(path.join(folder, name), 'type: object\n');
  const faults = await faultsOf(folder);
  expect(faults.map(({ found }) => found)).toEqual([`more than ${LIMITS.bundledFiles} files`]);
});
