import { spawnSync } from 'node:child_process';
import type { Change } from '@frontier/contract-diff';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder';
import { badgesOn, dayOfBuild } from '../badges';
import type { ChangelogEntry } from '../entries';

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

const badges = (entries: readonly ChangelogEntry[], day: string) =>
  Object.fromEntries(badgesOn(entries, day).get('emissao') ?? []);

test('badges are at changed and new nodes and their operations, but at no texts', () => {
  const description = 'em 01/01/2026, na versão 1.1.0';
  const href = '/docs/frontier/mudancas#2026-01-01-emissao';
  expect(badges([entry], '2026-01-01')).toEqual({
    'criar.body.nome': { label: 'mudou', description, href },
    'criar.body.cor': { label: 'novo', description, href },
    criar: { label: 'mudou', description, href },
    listar: { label: 'novo', description, href },
  });
});

test.each([
  ['2025-12-31', 0],
  ['2026-01-01', 4],
  ['2026-03-31', 4],
  ['2026-04-01', 0],
])('badges on %s are %i of the first of January: 90 days, no more', (day, count) => {
  expect(Object.keys(badges([entry], day))).toHaveLength(count);
});

test('badges are of the newest of two entries about one node', () => {
  const later: ChangelogEntry = {
    ...entry,
    id: '2026-02-01-emissao',
    date: '2026-02-01',
    to: '1.2.0',
    changes: [change('enum-values-added', 'compatible', 'criar.body.nome')],
  };
  const shown = badges([later, entry], '2026-02-02');
  expect(shown['criar.body.nome']).toMatchObject({
    label: 'novo',
    description: expect.stringContaining('1.2.0'),
  });
  expect(shown['criar.body.cor']).toMatchObject({
    label: 'novo',
    description: expect.stringContaining('1.1.0'),
  });
});

test('the day of a build is the day of its commit', () => {
  const folder = makeTempFolder();
  const git = (...words: readonly string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@a.example', ...words], {
      cwd: folder,
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-03-04T23:30:00-03:00' },
    });
  git('init');
  git('commit', '--allow-empty', '-m', 'a');
  expect(dayOfBuild(folder, [entry])).toBe('2026-03-05');
});

test('the day of a build without Git is the day of the newest entry', () => {
  const folder = makeTempFolder();
  expect(dayOfBuild(folder, [{ ...entry, date: '2026-02-01' }, entry])).toBe('2026-02-01');
  expect(dayOfBuild(folder, [])).toBeUndefined();
});
