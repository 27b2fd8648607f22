import { expect, it } from 'vitest';
import { faultsOf } from '../../data-pages/__tests__/support';
import { readWords } from '../collectData';
import { searchSources } from '../options';

it('synonyms are read from the file of maintainers', () => {
  const { equivalents, foreign, translations } = readWords(searchSources.words);
  expect(equivalents).toContainEqual(['PU', 'preço unitário']);
  expect(translations).toContainEqual([['issuer'], ['emissor']]);
  expect(foreign).toContain('abrir conta');
});

it.each([
  ['an unknown key', '- iguais: [a, b]', 'dados.yml:1', 'unknown key "iguais"'],
  ['English without its meaning', '- traducoes: { lien: [] }', 'dados.yml:1', 'at least 1'],
  ['one word alone', '- equivalentes: [PU]', 'dados.yml:1', 'at least 2'],
])('synonyms are refused with %s', (_, yaml, place, message) => {
  const faults = faultsOf(yaml, readWords).join('\n');
  expect(faults).toContain(place);
  expect(faults).toContain(message);
});
