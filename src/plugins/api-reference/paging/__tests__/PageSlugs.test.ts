import { describe, expect, it } from 'vitest';
import { PageSlugs } from '../PageSlugs';

const claimAll = (texts: readonly string[]) => {
  const slugs = new PageSlugs();
  return texts.map((text) => slugs.claim(text));
};

describe('PageSlugs', () => {
  it('keeps ids as they are and drops accents, spaces and slashes', () => {
    expect(claimAll(['criarSolicitacao', 'Emissão de notas', 'a/b'])).toEqual([
      'criarSolicitacao',
      'Emissao-de-notas',
      'a-b',
    ]);
  });

  it('numbers names that a file system without case would confuse', () => {
    expect(claimAll(['listar', 'Listar', 'LISTAR', 'listar-2'])).toEqual([
      'listar',
      'Listar-2',
      'LISTAR-3',
      'listar-2-2',
    ]);
  });

  it('never names the first page, a folder above or nothing', () => {
    expect(claimAll(['index', '..', '', '../../etc'])).toEqual(['index-2', 'x', 'x-2', 'etc']);
  });

  it('keeps names short', () => {
    expect(claimAll(['a'.repeat(500)])[0]).toHaveLength(80);
  });
});
