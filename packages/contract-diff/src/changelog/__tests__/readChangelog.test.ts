import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatEntry, readChangelog } from '../entries';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'changelog-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const entry = (date: string, note = '') =>
  formatEntry({ id: '', service: 'emissao', date, from: '1.0.0', to: '1.1.0', note, changes: [] });

test('reads the newest first, each with the sentence of its maintainer', () => {
  write('a.yaml', entry('2026-01-01'));
  write('b.yaml', entry('2026-02-01', 'Vale já: "sim".'));
  write('LEIA.md', 'no entry');
  expect(readChangelog(folder, ['emissao'])).toMatchObject([
    { id: 'b', date: '2026-02-01', note: 'Vale já: "sim".' },
    { id: 'a', date: '2026-01-01', note: undefined },
  ]);
});

test('a folder that is not there holds none', () => {
  expect(readChangelog(path.join(folder, 'nenhuma'), ['emissao'])).toEqual([]);
});

test('names file and line of every fault of every entry', () => {
  write('a.yaml', entry('2026-02-30').replace('emissao', 'pix').replace('to:', 'para:'));
  write('b.yaml', 'service: emissao\nchanges:\n  - rule: nova\n    effect: grave\n');
  const read = () => readChangelog(folder, ['emissao']);
  for (const fault of [
    /a\.yaml:1 .*não há chave "para"/,
    /a\.yaml:1 .*não há serviço "pix"\. Os serviços são: emissao/,
    /a\.yaml:1 .*date precisa ser um dia/,
    /a\.yaml:1 .*falta to/,
    /b\.yaml:1 .*falta date/,
    /b\.yaml:3 .*não há regra "nova"/,
    /b\.yaml:3 .*effect precisa ser breaking, compatible ou text/,
    /b\.yaml:3 .*falta why/,
  ]) {
    expect(read).toThrow(fault);
  }
});
