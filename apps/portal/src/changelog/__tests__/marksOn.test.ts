import type { Change } from '@frontier/contract-diff';
import { describe, expect, test } from 'vitest';
import type { ChangelogEntry } from '../entries';
import { marksOn } from '../marks';

function change(rule: Change['rule'], effect: Change['effect'], anchor: string): Change {
  const [operation = ''] = anchor.split('.');
  return { rule, effect, places: [{ operation, anchor }], why: 'Porque sim.' };
}

const entry: ChangelogEntry = {
  id: '2026-01-01-emissao',
  service: 'emissao',
  date: '2026-01-01',
  from: '1.0.0',
  to: '1.1.0',
  changes: [
    change('limit-tightened', 'breaking', 'criar.body.nome'),
    change('field-added', 'compatible', 'criar.body.cor'),
    change('operation-added', 'compatible', 'listar'),
    change('text-changed', 'text', 'ver.200'),
  ],
};

const kinds = (entries: readonly ChangelogEntry[], day: string) =>
  Object.fromEntries(
    [...(marksOn(entries, day).get('emissao') ?? [])].map(([anchor, { kind }]) => [anchor, kind]),
  );

describe('marksOn', () => {
  test('marks changed and new nodes and their operations, but no texts', () => {
    expect(kinds([entry], '2026-01-01')).toEqual({
      'criar.body.nome': 'changed',
      'criar.body.cor': 'new',
      criar: 'changed',
      listar: 'new',
    });
  });

  test.each([
    ['2025-12-31', 0],
    ['2026-01-01', 4],
    ['2026-03-31', 4],
    ['2026-04-01', 0],
  ])('on %s shows %i marks of the first of January: 90 days, no more', (day, count) => {
    expect(Object.keys(kinds([entry], day))).toHaveLength(count);
  });

  test('prefers the newest of two entries about one node', () => {
    const later: ChangelogEntry = {
      ...entry,
      id: '2026-02-01-emissao',
      date: '2026-02-01',
      to: '1.2.0',
      changes: [change('enum-values-added', 'compatible', 'criar.body.nome')],
    };
    const marks = marksOn([later, entry], '2026-02-02').get('emissao');
    expect(marks?.get('criar.body.nome')).toMatchObject({ kind: 'new', version: '1.2.0' });
    expect(marks?.get('criar.body.cor')).toMatchObject({ kind: 'new', version: '1.1.0' });
  });
});
