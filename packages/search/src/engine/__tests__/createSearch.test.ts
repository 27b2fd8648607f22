import { expect, it } from 'vitest';
import { createSearch } from '../createSearch.js';
import { readPath } from '../matchPath.js';
import type { Entry, Group } from '../Search.js';

const describeEntry = (title: string, text = ''): Entry => ({
  kind: 'field',
  anchor: `pagar.body.${title}`,
  title,
  text,
  names: [],
});

const entries = [
  describeEntry('عنوان', 'الشارع والمدينة'),
  describeEntry('ofício', `${'A ordem vale. '.repeat(11)}Guarde o número do alvará, e o prazo.`),
  describeEntry('mandado', `Antes do sequestro (${'judicial, '.repeat(20)}e mais).`),
  ...['bloqueio', 'emissão', 'conciliação', 'liquidação'].map((title) => describeEntry(title)),
];
const group: Group = {
  ...describeEntry('Pagar'),
  kind: 'operation',
  anchor: 'pagar',
  page: '',
  area: '',
  trail: [],
  path: '/faturas/{cpf}/pagar',
  entries,
};
const words = { equivalents: [], foreign: [], translations: [] };
const search = await createSearch({ areas: [], groups: [group], words });
const find = (query: string) => search(query).results.map(({ title }) => title);

it('finds words of other scripts', () => {
  expect(find('عنوان')).toEqual(['عنوان']);
  expect(find('الشارع')).toEqual(['عنوان']);
});

it.each([
  ['bloqeio', 'bloqueio'],
  ['bloqueiio', 'bloqueio'],
  ['bloquelo', 'bloqueio'],
  ['blouqeio', 'bloqueio'],
  ['emição', 'emissão'],
  ['conciliassão', 'conciliação'],
  ['likidação', 'liquidação'],
])('finds %s, which is a misspelling of %s', (query, title) => {
  expect(find(query)).toEqual([title]);
});

it('finds nothing for two typos', () => {
  expect(find('blouqelo')).toEqual([]);
});

it('finds an operation by the names in its path, and not by its parameters', () => {
  expect(find('faturas')).toEqual(['Pagar']);
  expect(find('cpf')).toEqual([]);
});

it.each(['GET /faturas/cpf/pagar', 'get faturas cpf  pagar'])('reads %s as a path', (query) => {
  expect(readPath(query)).toEqual({
    method: 'GET',
    segments: ['faturas', 'cpf', 'pagar'],
    rest: '',
  });
});

it.each([
  ['alvará', /^…vale\. .* Guarde o número do alvará, e o prazo\.$/],
  ['sequestro', /^Antes do sequestro \(.*judicial…$/],
])('cuts the text around %s at words', (query, excerpt) => {
  expect(search(query).results[0]?.excerpt).toMatch(excerpt);
});
