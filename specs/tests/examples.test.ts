import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { portal } from '../../apps/portal/portal.config';
import { readFaults } from '../../scripts/lint-specs/__tests__/readFaults';
import { runRedocly } from '../../scripts/lint-specs/contracts';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-examples-'));
afterAll(() => rmSync(folder, { recursive: true }));

const broken = (
  [
    ['emissao', 'tipo: NotaComercial', 'tipo: Letra', /\/value\/tipo/],
    ['onboarding', 'cep: "13213086"', 'cep: 13213086', /\/cep/],
    ['webhook', 'daysBeforeExpiration: 30', 'daysBeforeExpiration: 366', /daysBeforeExpiration/],
    ['pos-emissao', 'constricaoTipo: JUDICIAL', 'constricaoTipo: OUTRA', /\/constricaoTipo/],
  ] as const
).map(([id, from, to, pointer]) => ({ id, ...breakPassage(id, from, to), pointer }));

/** Breaks one passage of a snapshot in a copy and tells the line it stands on. */
function breakPassage(id: string, from: string, to: string): { file: string; line: number } {
  const text = readFileSync(`specs/${id}.yaml`, 'utf8');
  const offset = text.indexOf(from);
  if (offset < 0) throw new Error(`${id} has no "${from}".`);
  const file = path.join(folder, `${id}.yaml`);
  writeFileSync(file, text.slice(0, offset) + to + text.slice(offset + from.length));
  return { file, line: text.slice(0, offset).split('\n').length };
}

const snapshots = portal.services.map(({ snapshot }) => snapshot);
const linted = [...snapshots, ...broken.map(({ file }) => file)];
const { text } = runRedocly(linted.map((file) => ({ file, isOwn: false })));
const faults = readFaults(text);

describe('examples of the contracts', () => {
  it.each(snapshots)('every example and default of %s is valid', (snapshot) => {
    expect(text).toContain(`${snapshot}: validated`);
    expect(faults.filter(({ file }) => file === path.resolve(snapshot))).toEqual([]);
  });

  it.each(broken)(
    'a broken example of $id fails with file, line and pointer',
    ({ file, line, pointer }) => {
      const found = faults.find((fault) => fault.file === file && fault.line === line);
      expect(found?.pointer).toMatch(pointer);
    },
  );
});
