import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeTempFolder } from '../../test/tempFolder';
import {
  checkQuestionLink,
  findUnusedAssumptions,
  listContractQuestions,
  listQuestionLinks,
} from '../questionLinks';

const question = {
  question: 'Que formato?',
  blocking: false,
  why: 'A leitura.',
  meanwhile: 'Aceite os dois.',
  operations: [],
  sourceLine: 'perguntas.yml:3',
};
const areas = [
  {
    id: 'convencoes',
    name: 'Convenções',
    sourceLine: 'perguntas.yml:1',
    questions: [
      { ...question, id: 'datas', assumption: 'AAAA-MM-DD.' },
      { ...question, id: 'ordem' },
    ],
  },
];

const link = (text: string, id: string) => `[${text}](/docs/frontier/perguntas#${id})`;

function faultsOf(text: string): string[] {
  return listQuestionLinks(text).flatMap((found) => checkQuestionLink(found, areas) ?? []);
}

describe('links to open questions', () => {
  it('are found with their lines, whatever code their text holds', () => {
    const text = `a\n\n${link('a `lista[]` de itens', 'ordem')} e [fora](https://x.example)`;
    expect(listQuestionLinks(text)).toEqual([
      { line: 3, text: 'a `lista[]` de itens', id: 'ordem' },
    ]);
  });

  it('are found in a folded text of a contract, in its words', () => {
    const text =
      'description: >-\n  Data em dia, [leitura\n  nossa](/docs/frontier/perguntas#ordem).';
    expect(listQuestionLinks(text)).toEqual([{ line: 2, text: 'leitura nossa', id: 'ordem' }]);
  });

  it('lead to a question or to an area', () => {
    expect(faultsOf(link('que ordem', 'ordem') + link('as convenções', 'convencoes'))).toEqual([]);
    expect(faultsOf(link('que ordem', 'ordens'))).toEqual([
      expect.stringMatching(/^unknown question "ordens". Nearest names: ordem/),
    ]);
  });

  it('mark only a question with an assumption', () => {
    expect(faultsOf(link('leitura nossa', 'datas'))).toEqual([]);
    expect(faultsOf(link('leitura nossa', 'ordem'))).toEqual([
      'the question "ordem" has no assumption that the mark could show',
    ]);
  });

  it.each(['Leitura nossa', 'nossa leitura', 'leitura deste portal', '*leitura nossa*'])(
    'write the mark in its own words, not "%s"',
    (text) => {
      expect(faultsOf(link(text, 'datas'))).toEqual([`the mark is "leitura nossa", not "${text}"`]);
    },
  );

  it('mark every assumption somewhere', () => {
    expect(findUnusedAssumptions(areas, listQuestionLinks(link('leitura nossa', 'datas')))).toEqual(
      [],
    );
    expect(findUnusedAssumptions(areas, listQuestionLinks(link('que formato', 'datas')))).toEqual([
      'perguntas.yml:3 datas: no page and no contract marks this assumption',
    ]);
  });
});

describe('the questions of an overlay', () => {
  function faultsOfOverlay(question: string): string[] {
    const folder = makeTempFolder({
      'a.yaml': 'info: {title: A}',
      'a.overlay.yaml': `actions:\n- target: $.info\n  update:\n    x-perguntas:\n      - ${question}`,
    });
    return listContractQuestions(path.join(folder, 'a.yaml')).flatMap((found) => {
      const fault = checkQuestionLink(found, areas);
      return fault === undefined ? [] : `${path.basename(found.file)}:${found.line} ${fault}`;
    });
  }

  it.each(['datas', '{id: datas, leitura: É um dia.}', '{id: ordem, lacuna: Falta a ordem.}'])(
    'may be %s',
    (question) => {
      expect(faultsOfOverlay(question)).toEqual([]);
    },
  );

  it.each([
    ['dats', 'unknown question "dats". Nearest names: datas'],
    ['{id: ordens, lacuna: Falta a ordem.}', 'unknown question "ordens". Nearest names: ordem'],
    ['ordem', 'the question "ordem" has no assumption'],
    ['{id: datas, texto: É um dia.}', 'a question is an id, or has an id with'],
  ])('are refused with their line: %s', (question, fault) => {
    expect(faultsOfOverlay(question)).toEqual([
      expect.stringContaining(`a.overlay.yaml:5 ${fault}`),
    ]);
  });
});
