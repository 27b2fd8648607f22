import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { transformMdx } from '../../../../tests/support/transformMdx';
import { toHtmlTree } from '../../../shared/mdx/toHtmlTree';
import { shapeTables } from '../shapeTables';

function render(markdown: string): string {
  const tree = toHtmlTree(transformMdx(markdown, [remarkGfm, shapeTables]));
  return unified().use(rehypeStringify).stringify(tree).replace(/\n/g, '');
}

it('cells of a stacked row have the name of their column, beside the name of the row', () => {
  const table = `| Código | O que fazer | Prazo |\n|---|---|---|\n| 400 | **Nada** | ${'um dia '.repeat(9)}|`;
  expect(render(table)).toContain(
    '<tr><td>400</td><td data-label="O que fazer"><strong>Nada</strong></td><td data-label="Prazo">um',
  );
});

it('tables of guides have the alignment of a column without inline styles', () => {
  const html = render('| A | Casas | B |\n|---|--:|:-:|\n| Juros | 8 | x |');
  expect(html).toContain('<th>A</th><th data-align="right">Casas</th><th data-align="center">B');
  expect(html).toContain('<td data-align="right">8</td>');
  expect(html).not.toContain(' align=');
});

it('tables of guides have row headers instead of an empty column header', () => {
  const html = render('| | Webhook |\n|---|---|\n| Quem inicia | A Frontier |');
  expect(html).toContain('<tr><td></td><th>Webhook</th></tr>');
  expect(html).toContain('<th scope="row">Quem inicia</th><td>');
});

it('tables stay on a phone where few columns of short texts fit, or all but names are numbers', () => {
  const boxOf = (cell: string, more = '') => {
    const line = `|---|---${more.replaceAll(/[^|]+/g, '---')}|`;
    const table = `| A | B${more} |\n${line}\n| Área | ${cell}${more} |`;
    return /class="([^"]*)"/.exec(render(table))?.[1];
  };
  const small = 'table-box table-box--small';
  expect(boxOf('12', '|1|2|3')).toBe(small);
  expect(boxOf('O saldo de 5.061.728.394,55', '|5.061.728.500,00 no fim')).toBe(small);
  const rows = 'table-box table-box--rows';
  expect(boxOf('doze', '|1|2')).toBe(rows);
  expect(boxOf('`GET /cadastros/{cadastroId}/representantes-legais`')).toBe(rows);
  expect(boxOf('uma frase '.repeat(9))).toBe(rows);
});

it('tables of guides let names of 24 letters or more break between their parts', () => {
  expect(render('| A |\n|---|\n| `GET /api/v1/emissoes/{id}` `apiKey` |')).toContain(
    '<code>GET /<wbr>api/<wbr>v1/<wbr>emissoes/<wbr>{id}</code> <code>apiKey</code>',
  );
});
