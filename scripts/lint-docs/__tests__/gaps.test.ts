import { describe, expect, it } from 'vitest';
import { countGaps, type GapCount, reportGaps } from '../gaps';
import { isFault, parsePage } from '../parsePage';

function count(text: string): GapCount {
  const page = parsePage('docs/guia.mdx', text);
  if (isFault(page)) throw new Error(page.message);
  return countGaps(page);
}

describe('gaps of a page', () => {
  it.each([
    'O formato não é informado.',
    'Os valores não são informados.',
    'Corpo: não informado.',
    'A origem não informa o prazo.',
    'Não se informa o prazo.',
    '| a |\n| - |\n| Não informado |',
    '- [não é informada](/docs/intro)',
  ])('are counted in: %s', (text) => {
    expect(count(text).lines).toHaveLength(1);
  });

  it.each(['O que se informa.', 'Informe o código.', '```\nnão informado\n```', 'não informar'])(
    'are none in: %s',
    (text) => {
      expect(count(text).lines).toEqual([]);
    },
  );

  it('are placed by line, among the words of the text', () => {
    const text =
      '---\ntitle: Guia\n---\n\n## Um título\n\nNão é informado.\n\n`a` não é informado.\n';
    expect(count(text)).toEqual({ file: 'docs/guia.mdx', words: 9, lines: [7, 9] });
  });

  it('are reported for each page and in all, with the places where there are many', () => {
    const counts = [
      { file: 'a.mdx', words: 1000, lines: [3] },
      { file: 'b.mdx', words: 100, lines: [5, 9] },
      { file: 'c.mdx', words: 900, lines: [] },
    ];
    expect(reportGaps(counts)).toBe(
      [
        '"não informado": 3 vezes em 2000 palavras (1,5 em mil)',
        '  b.mdx: 2 (20,0 em mil, linhas 5 9)',
        '  a.mdx: 1 (1,0 em mil)',
      ].join('\n'),
    );
  });
});
