import { expect, it } from 'vitest';
import { createSearch } from '../createSearch.js';
import type { Entry, Group } from '../Search.js';

const describeEntry = (title: string, text = ''): Entry => ({
  kind: 'field',
  anchor: `pagar.body.${title}`,
  title,
  text,
  names: [],
});

const entries = [describeEntry('عنوان', 'الشارع والمدينة')];
const group: Group = {
  ...describeEntry('Pagar'),
  kind: 'operation',
  anchor: 'pagar',
  page: '',
  area: '',
  trail: [],
  entries,
};
const words = { equivalents: [], forms: [], foreign: [], translations: [] };
const search = createSearch({ areas: [], groups: [group], words });
const find = (query: string) => search(query).results.map(({ title }) => title);

it('finds words of other scripts', () => {
  expect(find('عنوان')).toEqual(['عنوان']);
  expect(find('الشارع')).toEqual(['عنوان']);
});
