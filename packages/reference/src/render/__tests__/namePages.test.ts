import { describe, expect, it } from 'vitest';
import { PageSlugs } from '../namePages.js';

const claimAll = (texts: readonly string[]) => {
  const slugs = new PageSlugs();
  return texts.map((text) => slugs.claim(text));
};

describe('PageSlugs', () => {
  it('keeps ids and removes accents, spaces and slashes', () => {
    expect(claimAll(['criarSolicitacao', 'Emissão de notas', 'a/b'])).toEqual([
      'criarSolicitacao',
      'Emissao-de-notas',
      'a-b',
    ]);
  });

  it('numbers names that differ only in case', () => {
    expect(claimAll(['listar', 'Listar', 'LISTAR', 'listar-2'])).toEqual([
      'listar',
      'Listar-2',
      'LISTAR-3',
      'listar-2-2',
    ]);
  });

  it('numbers names that are equal in capitals', () => {
    expect(claimAll(['maſse', 'masse', 'straße', 'STRASSE'])).toEqual([
      'maſse',
      'masse-2',
      'straße',
      'STRASSE-2',
    ]);
  });

  it('ends no name with a dot', () => {
    expect(claimAll(['a.', 'a...', 'a'])).toEqual(['a', 'a-2', 'a-3']);
  });

  it('never returns the first page, a parent folder or an empty name', () => {
    expect(claimAll(['index', '..', '', '../../etc'])).toEqual(['index-2', 'x', 'x-2', 'etc']);
  });

  it('removes the extension of page files', () => {
    expect(claimAll(['termos.html', 'termos', 'a.HTM', 'a.json'])).toEqual([
      'termos-html',
      'termos',
      'a-HTM',
      'a.json',
    ]);
  });

  it('counts bytes and cuts no character in two', () => {
    const [slug = ''] = claimAll([`a${'𠀀'.repeat(100)}`]);
    expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/^a[𠀀]+$/u);
  });

  it('avoids device names', () => {
    expect(claimAll(['con', 'LPT1', 'nul.x', 'com²', 'conta'])).toEqual([
      'con-2',
      'LPT1-2',
      'nul-2.x',
      'com²-2',
      'conta',
    ]);
  });
});
