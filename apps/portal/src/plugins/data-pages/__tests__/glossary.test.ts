import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { transformMdx } from '../../../../tests/support/transformMdx';
import { embedParts } from '../../api-reference/embed/embedParts';
import { showElements } from '../describePages';
import { glossaryPage, readGlossary } from '../glossary/glossaryPage';
import { linkTerms } from '../glossary/linkTerms';
import { linksOf, writeData } from './support';

const FILE = 'apps/portal/docs/frontier/glossario.yml';
const OPTIONS = { file: FILE, route: '/glossario' };

function transform(mdx: string, page?: string, options = OPTIONS): Root {
  return transformMdx(
    mdx,
    [
      [embedParts, { parts: showElements([glossaryPage(options)]) }],
      [linkTerms, options],
    ],
    page,
  );
}

it('links the first use of a term in a guide, in any of its forms', () => {
  const root = transform('Os custodiantes e o PU.\n\n- O custodiante de novo.\n\nPreço unitário.');
  expect(linksOf(root)).toEqual(['custodiantes /glossario#custodiante', 'PU /glossario#pu']);
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
    'escritura de emissão /glossario#escritura',
    'taxa referencial /glossario#tr',
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
  expect(headings).toHaveLength(readGlossary(FILE).length);
  expect(headings.length).toBeGreaterThan(35);
});

it('shows text between backticks as code, in the list and beside a term', () => {
  const file = writeData(
    '- {id: pu, name: PU, forms: [PU], definition: O campo `pu` de hoje., source: S}\n',
  );
  const options = { file, route: '/glossario' };
  const root = transform('<GlossaryTerms />\n\nO PU.', undefined, options);
  const codes: string[] = [];
  visit(root, 'inlineCode', ({ value }) => {
    codes.push(value);
  });
  expect(codes).toEqual(['pu', 'pu']);
  expect(textOf(root)).not.toContain('`');
});
