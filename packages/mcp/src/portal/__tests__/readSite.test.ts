import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readSite } from '../readSite.js';

it('names a missing file, and each fault of the data', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  expect(() => readSite(folder)).toThrow('assistentes.json');
  writeFileSync(path.join(folder, 'assistentes.json'), '{"origin":"x","pages":[]}');
  expect(() => readSite(folder)).toThrow(/assistentes\.json: [\s\S]*origin[\s\S]*journeys/);
  rmSync(folder, { recursive: true });
});
