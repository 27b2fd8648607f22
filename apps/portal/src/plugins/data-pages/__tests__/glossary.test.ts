import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { transformMdx } from '../../../../tests/support/transformMdx';
import { embedParts } from '../../api-reference/embed/embedParts';
import { showElements } from '../describePages';
import { glossaryPage, readGlossary } from '../glossary/glossaryPage';
import { linkTerms } from '../glossary/linkTerms';
import { linksOf } from './support';

const ROUTE = '/docs/frontier/glossario';

function transform(mdx: string, page?: string): Root {
  const parts = showElements([glossaryPage]);
  return transformMdx(mdx, [[embedParts, { parts }], linkTerms], page);
}

it('links the first use of a term in a guide, in any of its forms', () => {
  const root = transform('Os custodiantes e o PU.\n\n- O custodiante de novo.\n\nPreço unitário.');
  expect(linksOf(root)).toEqual([`custodiantes ${ROUTE}#custodiante`, `PU ${ROUTE}#pu`]);
});

it('lets the definition describe the link, hidden until it is shown', () => {
  const [paragraph] = transform('O escriturador.').children;
  expect(paragraph).toMatchObject({
    children: [
      { value: 'O ' },
      {
        name: 'span',
        children: [
          { data: { hProperties: { 'aria-describedby': 'termo-escriturador' } } },
          { attributes: expect.arrayContaining([expect.objectContaining({ name: 'hidden' })]) },
        ],
      },
      { value: '.' },
    ],
  });
});

it('takes a longer term before a shorter one inside it', () => {
  expect(linksOf(transform('A escritura de emissão, e a taxa referencial.'))).toEqual([
    `escritura de emissão ${ROUTE}#escritura`,
    `taxa referencial ${ROUTE}#tr`,
  ]);
});

it('leaves headings, tables, links, code and words that only contain a term alone', () => {
  const mdx = '# PU\n\n[PU](/x) `PU` **PU** PUC microcustodiante pu';
  expect(linksOf(transform(mdx))).toEqual(['PU /x']);
});

it('leaves its own page alone', () => {
  expect(linksOf(transform('O PU.', 'docs/frontier/glossario.mdx'))).toEqual([]);
});

it('lists every term in alphabetical order, with its source', () => {
  const headings: string[] = [];
  visit(transform('<GlossaryTerms />', 'docs/frontier/glossario.mdx'), 'heading', (heading) => {
    headings.push(textOf(heading));
  });
  expect(headings).toEqual([...headings].sort((a, b) => a.localeCompare(b, 'pt-BR')));
  expect(headings).toHaveLength(readGlossary().length);
  expect(headings.length).toBeGreaterThan(35);
});
