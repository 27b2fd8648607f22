import { describe, expect, it } from 'vitest';
import { PageSlugs } from '../namePages.js';

const claimAll = (texts: readonly string[]) => {
  const slugs = new PageSlugs();
  return texts.map((text) => slugs.claim(text));
};

describe('PageSlugs', () => {
  it.each([
    ['keep ids', ['criarSolicitacao'], ['criarSolicitacao']],
    [
      'have no accents, spaces and slashes',
      ['Emissão de notas', 'a/b'],
      ['Emissao-de-notas', 'a-b'],
    ],
    [
      'differ in more than case',
      ['listar', 'Listar', 'listar-2'],
      ['listar', 'Listar-2', 'listar-2-2'],
    ],
    ['differ in capitals, too', ['straße', 'STRASSE'], ['straße', 'STRASSE-2']],
    ['end with no dot', ['a.', 'a'], ['a', 'a-2']],
    [
      'are no first page, parent folder or empty text',
      ['index', '..', ''],
      ['index-2', 'x', 'x-2'],
    ],
    ['lose the extension of page files', ['termos.html', 'a.json'], ['termos-html', 'a.json']],
    [
      'are no device names',
      ['con', 'nul.x', 'com²', 'conta'],
      ['con-2', 'nul-2.x', 'com²-2', 'conta'],
    ],
  ])('%s', (_, texts, slugs) => {
    expect(claimAll(texts)).toEqual(slugs);
  });

  it('counts bytes and cuts no character in two', () => {
    const [slug = ''] = claimAll([`a${'𠀀'.repeat(100)}`]);
    expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/^a[𠀀]+$/u);
  });
});
