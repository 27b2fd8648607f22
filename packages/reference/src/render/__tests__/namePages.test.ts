import type { Service } from '@frontier/openapi';
import { expect, it } from 'vitest';
import { namePages } from '../namePages.js';

const nameAll = (texts: readonly string[]) => {
  const operations = texts.map((anchor) => ({ anchor }));
  const tag = { anchor: 'tag', name: 'tag', operations };
  const service = { groups: [{ tags: [tag] }], schemas: [] } as unknown as Service;
  return [...namePages(service).values()].slice(0, texts.length);
};

it.each([
  ['keep ids', ['criarSolicitacao'], ['criarSolicitacao']],
  ['have no accents, spaces and slashes', ['Emissão de notas', 'a/b'], ['Emissao-de-notas', 'a-b']],
  [
    'differ in more than case',
    ['listar', 'Listar', 'listar-2'],
    ['listar', 'Listar-2', 'listar-2-2'],
  ],
  ['differ in capitals, too', ['straße', 'STRASSE'], ['straße', 'STRASSE-2']],
  ['end with no dot', ['a.', 'a'], ['a', 'a-2']],
  ['are no first page, parent folder or empty text', ['index', '..', '-'], ['index-2', 'x', 'x-2']],
  ['cut no character in two', [`a${'𠀀'.repeat(100)}`], [`a${'𠀀'.repeat(39)}`]],
])('slugs %s', (_, texts, slugs) => {
  expect(nameAll(texts)).toEqual(slugs);
});
