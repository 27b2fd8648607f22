import { expect, it } from 'vitest';
import { lintPage } from '../rules';

const ITEM =
  '- [Em que ordem vêm?](/docs/frontier/perguntas#ordem-das-listas) Procure pelo `id`.\n';
const END = '\n## Próximo passo\n\nSiga.\n';

function lint(text: string, file = 'docs/frontier/emissao/guia.mdx'): string[] {
  const page = text.startsWith('---') ? text : `---\ndescription: O guia.\n---\n${text}`;
  return lintPage(file, page).map(({ line, message }) => `${line - 3} ${message}`);
}

const section = (items: string) => `## Perguntas em aberto\n\n${items}${END}`;

it.each([
  ['Os valores não são informados.', 1],
  ['A origem não informa o prazo.', 1],
  ['| a |\n| - |\n| Não informado |', 1],
  ['- [não é informada](/docs/intro)', 1],
  ['O que se informa, e não informar.', 0],
  ['```\nnão informado\n```', 0],
])('gaps are found in %j: %i', (text, count) => {
  expect(lint(text)).toHaveLength(count);
});

it('a gap is said in its section and nowhere else, the description included', () => {
  const text = `Texto.\n\n${section('- [O prazo](/docs/frontier/perguntas#a) não é informado.\n')}`;
  expect(lint(text)).toEqual([]);
  expect(lint(`O prazo não é informado.\n\n${section(ITEM)}`)).toEqual([
    expect.stringMatching(/^1 "não informado" only in the section/),
  ]);
  expect(lint(`${section(ITEM)}\nE não informado.\n`)).toHaveLength(1);
  const head = '---\ndescription: O que não é informado.\n---\n\nTexto.\n';
  expect(lint(head)).toHaveLength(1);
});

it('a gap may be said anywhere by the pages about gaps, and by posts', () => {
  for (const file of ['docs/intro.mdx', 'docs/frontier/perguntas.mdx', 'blog/post/index.md']) {
    expect(lint('Não informado.\n', file)).toEqual([]);
  }
});

it('the section is a list of at most five items', () => {
  expect(lint(section(ITEM.repeat(5)))).toEqual([]);
  expect(lint(section(ITEM.repeat(6)))).toEqual(['1 Perguntas em aberto has 6 items, more than 5']);
  expect(lint(section(`Um parágrafo.\n\n${ITEM}`))).toEqual([
    '1 Perguntas em aberto must be one list and nothing else',
  ]);
});

it('the section links each item to its question, for which a mark is no link', () => {
  const marked = '- O prazo. [leitura nossa](/docs/frontier/perguntas#formato-de-datas)\n';
  expect(lint(section(`- O prazo.\n${marked}`))).toEqual([
    '3 each item needs a link to its question',
    '4 each item needs a link to its question',
  ]);
});
