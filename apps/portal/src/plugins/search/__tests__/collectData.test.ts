import { expect, it } from 'vitest';
import { faultsOf } from '../../data-pages/__tests__/support';
import { readWords } from '../collectData';

it.each([
  ['an unknown key', '- iguais: [a, b]', 'dados.yml:1', 'unknown key "iguais"'],
  ['English without its meaning', '- traducoes: { lien: [] }', 'dados.yml:1', 'at least 1'],
  ['one word alone', '- equivalentes: [PU]', 'dados.yml:1', 'at least 2'],
])('synonyms are refused with %s', (_, yaml, place, message) => {
  const faults = faultsOf(yaml, readWords).join('\n');
  expect(faults).toContain(place);
  expect(faults).toContain(message);
});
