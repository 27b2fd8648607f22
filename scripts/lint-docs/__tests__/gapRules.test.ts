import { describe, expect, it } from 'vitest';
import {
  isFault,
  type Page,
  type PageRule,
  parsePage,
  requireGapsInOnePlace,
  requireShortQuestions,
} from '../rules';

const ITEM =
  '- [Em que ordem vêm?](/docs/frontier/perguntas#ordem-das-listas) Procure pelo `id`.\n';
const END = '\n## Próximo passo\n\nSiga.\n';

function page(text: string, file = 'docs/frontier/emissao/guia.mdx'): Page {
  const read = parsePage(file, text);
  if (isFault(read)) throw new Error(read.message);
  return read;
}

function run(rule: PageRule, text: string, file?: string): string[] {
  return rule(page(text, file)).map(({ line, message }) => `${line} ${message}`);
}

const section = (items: string) => `## Perguntas em aberto\n\n${items}${END}`;

describe('what a guide leaves open', () => {
  it.each([
    ['Os valores não são informados.', 1],
    ['A origem não informa o prazo.', 1],
    ['| a |\n| - |\n| Não informado |', 1],
    ['- [não é informada](/docs/intro)', 1],
    ['O que se informa, e não informar.', 0],
    ['```\nnão informado\n```', 0],
  ])('is found in %j: %i', (text, count) => {
    expect(run(requireGapsInOnePlace, text)).toHaveLength(count);
  });

  it('is said in its section and nowhere else, the description included', () => {
    const text = `Texto.\n\n${section('- [O prazo](/docs/frontier/perguntas#a) não é informado.\n')}`;
    expect(run(requireGapsInOnePlace, text)).toEqual([]);
    expect(run(requireGapsInOnePlace, `O prazo não é informado.\n\n${section(ITEM)}`)).toEqual([
      expect.stringMatching(/^1 "não informado" only in the section/),
    ]);
    expect(run(requireGapsInOnePlace, `${section(ITEM)}\nE não informado.\n`)).toHaveLength(1);
    const head = '---\ndescription: O que não é informado.\n---\n\nTexto.\n';
    expect(run(requireGapsInOnePlace, head)).toHaveLength(1);
  });

  it('may be said anywhere by the pages about gaps, and by posts', () => {
    for (const file of ['docs/intro.mdx', 'docs/frontier/perguntas.mdx', 'blog/post/index.md']) {
      expect(run(requireGapsInOnePlace, 'Não informado.\n', file)).toEqual([]);
    }
  });

  it('is a list of at most five lines', () => {
    expect(run(requireShortQuestions, section(ITEM.repeat(5)))).toEqual([]);
    expect(run(requireShortQuestions, section(ITEM.repeat(6)))).toEqual([
      '1 Perguntas em aberto has 6 items, more than 5',
    ]);
    expect(run(requireShortQuestions, section(`Um parágrafo.\n\n${ITEM}`))).toEqual([
      '1 Perguntas em aberto must be one list and nothing else',
    ]);
    expect(run(requireShortQuestions, section(`${ITEM.trimEnd()}\n  E mais.\n`))).toEqual([
      '3 each item must fit in one line',
    ]);
  });

  it('links each item to its question, for which a mark is no link', () => {
    const marked = '- O prazo. [leitura nossa](/docs/frontier/perguntas#formato-de-datas)\n';
    expect(run(requireShortQuestions, section(`- O prazo.\n${marked}`))).toEqual([
      '3 each item needs a link to its question',
      '4 each item needs a link to its question',
    ]);
  });

  it('does not repeat in a guide what is open for every call', () => {
    const role = '- [Que papel?](/docs/frontier/perguntas#papeis-e-chamadas) Pergunte.\n';
    expect(run(requireShortQuestions, section(role))).toEqual([
      '3 "papeis-e-chamadas" is about every call and belongs only on the page of questions',
    ]);
    expect(run(requireShortQuestions, section(role), 'docs/frontier/homologacao.mdx')).toEqual([]);
  });
});
