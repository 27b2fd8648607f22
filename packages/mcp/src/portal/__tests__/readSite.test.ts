import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder.js';
import { readSite } from '../readSite.js';

it('names a missing file, and each fault of the data', () => {
  const folder = makeTempFolder();
  expect(() => readSite(folder)).toThrow('assistentes.json');
  writeFileSync(path.join(folder, 'assistentes.json'), '{"origin":"x","pages":[]}');
  expect(() => readSite(folder)).toThrow(/assistentes\.json: [\s\S]*origin[\s\S]*journeys/);
});
