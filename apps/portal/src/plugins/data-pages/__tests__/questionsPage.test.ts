import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { indexSnapshots } from '../../../../tests/support/snapshots';
import { buildContractIndex, writeContractIndex } from '../../../contracts/buildContractIndex';
import { markAssumptions } from '../questions/markAssumptions';
import { questionsPage, readKnown } from '../questions/questionsPage';
import { linkRules } from '../rulesPage';
import { elementsOf, faultsOf, linksOf, rowsOf, show, writeData } from './support';

/** One question of every kind. */
const QUESTIONS = `
- id: convencoes
  name: Convenções
  intro: Valem em *todas* as chamadas.
  questions:
    - id: ordem-das-listas
      question: Em que ordem vêm os itens?
      blocking: false
      why: Ler páginas; e mais.
      meanwhile: "=Procure pelo \`id\`."
    - id: formato-de-datas
      question: "Em que formato vai a \`dataVencimento\`?"
      blocking: true
      why: A leitura de todo campo de data.
      meanwhile: Envie dias. Veja [as datas](/docs/frontier/conceitos/datas).
      observe: Consulte uma operação.
      assumption: Dias são \`AAAA-MM-DD\`.
      operations: [criarBloqueio, listarBloqueios]
`;

describe('the page', () => {
  const rules = {
    route: '/docs/frontier/sandbox',
    file: writeData(
      '- {id: dia, title: Dia, says: Dias., question: formato-de-datas}\n- {id: livre, title: Livre, says: Nada.}',
    ),
  };
  const questions = {
    file: writeData(QUESTIONS),
    route: '/p',
    csv: '/perguntas.csv',
    json: '/p.json',
  };
  const page = questionsPage(questions, linkRules(rules));
  const root = show('# A\n\n<QuestionCounts />\n\n<OpenQuestions />\n', page);
  const elements = (name: string) => elementsOf(root, name);

  it('counts the questions, and offers the spreadsheet', () => {
    expect(elements('p')[0]?.text).toBe(
      '2 perguntas, das quais 1 bloqueia uma integração. Baixar as perguntas em CSV (para Excel e outras planilhas) ou em JSON, com os lugares dos contratos.',
    );
  });

  it('shows what blocks first, with its anchor and its mark in words', () => {
    expect(elements('details').map(({ attributes }) => attributes.id)).toEqual([
      'formato-de-datas',
      'ordem-das-listas',
    ]);
    const marks = elements('span').filter(({ attributes }) => attributes.className === 'fold-mark');
    expect(marks.map(({ text }) => text)).toEqual(['bloqueia', 'não bloqueia']);
  });

  it('shows the facts of each, with links to its calls, to the simulator’s rules and to other pages', () => {
    expect(elements('dt').map(({ text }) => text)).toEqual([
      'O que depende dela',
      'Até a resposta',
      'Como observar',
      'Leitura nossa',
      'Chamadas',
      'No simulador',
      'O que depende dela',
      'Até a resposta',
    ]);
    expect(linksOf(root)).toEqual([
      'as datas /docs/frontier/conceitos/datas',
      'Criar bloqueio /docs/frontier/pos-emissao/api#criarBloqueio',
      'Listar bloqueios /docs/frontier/pos-emissao/api#listarBloqueios',
      'Dia /docs/frontier/sandbox#regra-dia',
    ]);
  });

  it('gives programs the parts of the contracts that a question concerns', () => {
    const [, data] = page.files?.() ?? [];
    const [, dates] = JSON.parse(data?.write(indexSnapshots(), {} as never) ?? '');
    expect(dates).toMatchObject({ id: 'formato-de-datas', leitura: 'Dias são `AAAA-MM-DD`.' });
    const contrato = '/contratos/operacao.com-perguntas.yaml';
    const schemas = '#/components/schemas';
    expect(dates.lugares).toEqual(
      expect.arrayContaining([
        {
          contrato,
          ponteiro: `${schemas}/CriteriosDeRemuneracao/properties/dataEmissao`,
          leitura: true,
        },
        { contrato, ponteiro: `${schemas}/Operacao/properties/dataCriacao`, leitura: false },
      ]),
    );
  });

  it('has a spreadsheet with a column for the answer, which it leaves empty', () => {
    const [head, , dates] = rowsOf(page);
    expect(head).toBe(
      '\uFEFFid;área;pergunta;bloqueia;o que depende;recomendação;como observar;leitura nossa;chamadas;resposta',
    );
    expect(dates).toBe(
      'formato-de-datas;Convenções;Em que formato vai a dataVencimento?;sim;A leitura de todo campo de data.;Envie dias. Veja as datas.;Consulte uma operação.;Dias são AAAA-MM-DD.;criarBloqueio, listarBloqueios;',
    );
  });
});

it('refuses a question about an unknown call, with the nearest names', () => {
  const yaml = QUESTIONS.replace('criarBloqueio', 'criarBloqueios');
  expect(faultsOf(yaml, (file) => readKnown(file, indexSnapshots()))).toEqual([
    expect.stringMatching(
      /^dados\.yml:10 formato-de-datas: unknown call "criarBloqueios".*criarBloqueio/,
    ),
  ]);
});

describe('the marks of our own assumptions', () => {
  const question = (id: string, assumption: string) =>
    `    - {id: ${id}, question: '${id}?', blocking: false, why: w, meanwhile: m${assumption}}\n`;
  const file = writeData(
    `- id: x\n  name: X\n  questions:\n${question('datas', ', assumption: Dias.')}${question('aberta', '')}${question('numeros', ', assumption: São números.')}`,
  );
  const assumptions = { staticHtml: ['leitura-datas', 'leitura-numeros'] };
  const index = { ...buildContractIndex([]), assumptions };
  const link = (id: string) => `[leitura nossa](/docs/frontier/perguntas#${id})`;

  function mark(markdown: string, staticHtml: readonly string[] = []) {
    const root = unified().use(remarkParse).parse(markdown);
    const page = new VFile({ data: { staticHtml: [...staticHtml] } });
    writeContractIndex(index);
    markAssumptions({ file })(root, page);
    return root;
  }

  it('open a popover beside the statement, each question once on a page', () => {
    const root = mark(
      `São números. ${link('numeros')} Dias ${link('datas')}. Outro ${link('numeros')}.`,
    );
    expect(elementsOf(root, 'button').map(({ attributes }) => attributes.popoverTarget)).toEqual([
      'leitura-numeros',
      'leitura-datas',
      'leitura-numeros',
    ]);
    expect(textOf(root.children[0])).toBe('São números. Dias. Outro.');
    const notes = elementsOf(root, 'div').filter(({ attributes }) => attributes.popover === 'auto');
    expect(notes.map(({ attributes, text }) => [attributes.id, text])).toEqual([
      ['leitura-datas', 'Leitura nossa: datas?Dias.Ver a pergunta'],
      ['leitura-numeros', 'Leitura nossa: numeros?São números.Ver a pergunta'],
    ]);
  });

  it('of the contracts’ parts on a page open its notes too', () => {
    const root = mark('Nada.', ['staticHtml', 'other']);
    expect(elementsOf(root, 'div').flatMap(({ attributes }) => attributes.id ?? [])).toEqual([
      'leitura-datas',
      'leitura-numeros',
    ]);
  });

  it('differ from ordinary links to a question, and from questions without an assumption', () => {
    const root = mark(
      `[que formato](/docs/frontier/perguntas#datas) [leitura nossa](/docs/intro) ${link('aberta')}`,
    );
    expect(elementsOf(root, 'button')).toEqual([]);
    expect(elementsOf(root, 'div')).toEqual([]);
  });
});
