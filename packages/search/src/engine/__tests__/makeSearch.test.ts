import { describe, expect, it } from 'vitest';
import { makeSearch } from '../createSearch.js';
import type { Entry, Group } from '../Entry.js';
import { runSteps } from '../steps.js';

const describeEntry = (title: string, text = '', around = ''): Entry => ({
  kind: 'field',
  anchor: `pagar.body.${title}`,
  title,
  text,
  around,
  names: [],
});

const entries = [
  describeEntry('currency', 'What it is paid in.'),
  describeEntry('shopperReference', 'Who pays.'),
  describeEntry('shops'),
  describeEntry('city', 'Where it is.', 'billingAddress'),
  describeEntry('عنوان', 'الشارع والمدينة'),
];
const group: Group = {
  ...describeEntry('Pagar'),
  kind: 'operation',
  anchor: 'pagar',
  page: '',
  area: '',
  trail: [],
  entries,
};
const words = { equivalents: [], forms: [], foreign: [], translations: [], english: true };
const search = runSteps(makeSearch([group], words, []));
const find = (query: string) => search(query).results.map(({ title }) => title);

describe('a search in texts of any language', () => {
  it('finds English words by their plurals and misspelt, however they end in Portuguese', () => {
    expect(find('currencies')[0]).toBe('currency');
    expect(find('shoper')).toContain('shopperReference');
  });

  it('finds words of other scripts', () => {
    expect(find('عنوان')).toEqual(['عنوان']);
    expect(find('الشارع')).toEqual(['عنوان']);
  });

  it('finds an entry by what it stands in, and does not show that', () => {
    const [best] = search('billing address city').results;
    expect(best).toMatchObject({ title: 'city', excerpt: 'Where it is.' });
  });
});
