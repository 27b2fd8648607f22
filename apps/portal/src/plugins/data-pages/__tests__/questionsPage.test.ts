import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { markReadings } from '../questions/markReadings';
import { questionsPage } from '../questions/questionsPage';
import { linkRules } from '../rulesPage';
import { QUESTIONS } from './samples';
import { elementsOf, linksOf, show, writeData } from './support';

describe('the page', () => {
  const rules = {
    route: '/docs/frontier/sandbox',
    file: writeData(
      '- {id: dia, title: Dia, says: Dias., question: formato-de-datas}\n- {id: livre, title: Livre, says: Nada.}',
    ),
  };
  const questions = { file: writeData(QUESTIONS), route: '/p', csv: '/perguntas.csv' };
  const root = show(
    '# A\n\n<QuestionCounts />\n\n<OpenQuestions />\n',
    questionsPage(questions, () => linkRules(rules)),
  );
  const elements = (name: string) => elementsOf(root, name);

  it('counts the questions, all and by area, and offers the spreadsheet', () => {
    expect(elements('p')[0]?.text).toBe(
      '2 perguntas, das quais 1 bloqueia uma integração. Baixar as perguntas em CSV (para Excel e outras planilhas)',
    );
    expect(elements('a')[0]?.attributes).toEqual({
      id: 'arquivo-perguntas.csv',
      href: '/perguntas.csv',
      download: null,
    });
    const table = root.children.find(({ type }) => type === 'table');
    const rows = table && 'children' in table ? table.children.map((row) => textOf(row)) : [];
    expect(rows).toEqual(['ÁreaPerguntasBloqueiam', 'Convenções21']);
  });

  it('shows what blocks first, with its anchor and its mark in words', () => {
    expect(elements('h3').map(({ attributes }) => attributes.id)).toEqual([
      'formato-de-datas',
      'ordem-das-listas',
    ]);
    const marks = elements('p').filter(
      ({ attributes }) => attributes.className === 'question-mark',
    );
    expect(marks.map(({ text }) => text)).toEqual(['bloqueia', 'não bloqueia']);
  });

  it('says of each what is known, with links to its calls, to the simulator’s rules and to other pages', () => {
    expect(elements('dt').map(({ text }) => text)).toEqual([
      'O que depende dela',
      'Até a resposta',
      'Nossa leitura',
      'Chamadas',
      'No simulador',
      'O que depende dela',
      'Até a resposta',
    ]);
    expect(linksOf(root)).toEqual([
      'Convenções #convencoes',
      'as datas /docs/frontier/conceitos/datas',
      'Criar bloqueio /docs/frontier/pos-emissao/api#criarBloqueio',
      'Listar bloqueios /docs/frontier/pos-emissao/api#listarBloqueios',
      'Dia /docs/frontier/sandbox#regra-dia',
    ]);
  });
});

describe('the mark of our own readings', () => {
  function classesOf(markdown: string): unknown[] {
    const root = unified().use(remarkParse).parse(markdown);
    markReadings()(root);
    const found: unknown[] = [];
    visit(root, 'link', ({ data }) => {
      found.push(data?.hProperties?.className);
    });
    return found;
  }

  it('is told from an ordinary link to a question', () => {
    expect(
      classesOf(
        '[leitura nossa](/docs/frontier/perguntas#a) [que formato](/docs/frontier/perguntas#a) [leitura nossa](/docs/intro)',
      ),
    ).toEqual([['reading-mark'], undefined, undefined]);
  });
});
