import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../../../../../scripts/test/tempFolder';
import { formatEntry, readChangelog } from '../entries';

const read = (files: Readonly<Record<string, string>>) =>
  readChangelog(makeTempFolder(files), ['emissao']);
const entry = (date: string) =>
  formatEntry({ service: 'emissao', date, from: '1.0.0', to: '1.1.0', changes: [] });

test("reads the newest first, each with its maintainer's note", () => {
  const files = {
    'a.yaml': entry('2026-01-01'),
    'b.yaml': entry('2026-02-01').replace('nota: ""', `nota: 'Vale já: "sim".'`),
    'LEIA.md': 'no entry',
  };
  expect(read(files)).toMatchObject([
    { id: 'b', date: '2026-02-01', note: 'Vale já: "sim".' },
    { id: 'a', date: '2026-01-01', note: undefined },
  ]);
});

test('a missing folder holds no entries', () => {
  expect(readChangelog(path.join(makeTempFolder(), 'nenhuma'), ['emissao'])).toEqual([]);
});

test.each([
  ['a date that is no day', entry('2026-02-30'), /a\.yaml:2 date: must be a day/],
  ['a service that is none', entry('2026-02-03').replace('emissao', 'pix'), /a\.yaml:1 .*"pix"/],
  [
    'a rule that is none',
    `${entry('2026-02-03').replace(/changes.*/, '')}changes: [{rule: nova, effect: text, why: a, places: []}]`,
    /a\.yaml:8 rule: must be/,
  ],
])('refuses %s', (_what, text, fault) => {
  expect(() => read({ 'a.yaml': text })).toThrow(fault);
});
