import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@frontier/reference';
import { formatFaults, parseDocument } from '@frontier/reference/document';
import { describe, expect, it } from 'vitest';
import { portal } from '../../apps/portal/portal.config';
import { collectExamples } from '../../scripts/lint-specs/collectExamples';
import type { LintTarget } from '../../scripts/lint-specs/LintTarget';
import { validateExamples } from '../../scripts/lint-specs/rules/validateExamples';

function targetOf(service: string, file: string, text = readFileSync(file, 'utf8')): LintTarget {
  return { service, file, text, document: parseDocument(text, { service, source: file }) };
}

/** Breaks one passage of a snapshot in memory and tells the line it stands on. */
function breakPassage(file: string, from: string, to: string): { text: string; line: number } {
  const text = readFileSync(file, 'utf8');
  const offset = text.indexOf(from);
  if (offset < 0) throw new Error(`${file} has no "${from}".`);
  return {
    text: text.slice(0, offset) + to + text.slice(offset + from.length),
    line: text.slice(0, offset).split('\n').length,
  };
}

describe('examples of the contracts', () => {
  it.each(portal.services)('every example and default of $id is valid', ({ id, snapshot }) => {
    const target = targetOf(id, snapshot);
    expect(validateExamples(target)).toEqual([]);
    expect(collectExamples(target).length).toBeGreaterThan(0);
  });

  it.each([
    ['emissao', 'tipo: NotaComercial', 'tipo: Letra', /\/value\/tipo/],
    ['onboarding', 'cep: "13213086"', 'cep: 13213086', /\/cep/],
    ['webhook', 'daysBeforeExpiration: 30', 'daysBeforeExpiration: 366', /daysBeforeExpiration/],
    ['pos-emissao', 'constricaoTipo: JUDICIAL', 'constricaoTipo: OUTRA', /\/constricaoTipo/],
  ])('a broken example of %s fails with file, line and pointer', (id, from, to, pointer) => {
    const file = `specs/${id}.yaml`;
    const { text, line } = breakPassage(file, from, to);
    const faults = validateExamples(targetOf(id, file, text));
    const fault = faults.find((candidate) => candidate.line === line);
    expect(fault?.source).toBe(file);
    expect(fault?.pointer).toMatch(pointer);
    expect(formatFaults(faults, LANGUAGES.pt)).toContain(`${file}:${line}:`);
  });
});
