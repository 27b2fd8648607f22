import type { Entry } from '@frontier/search';
import type { PhrasingContent } from 'mdast';
import { type ContractIndex, callsOf } from '../../../contracts/buildContractIndex';
import {
  type Question,
  type QuestionArea,
  readQuestions,
} from '../../../shared/assumptions/readQuestions';
import { findUnknown } from '../../../shared/describeUnknown';
import type { Columns } from '../../../shared/formatCsv';
import { factsNode, h, type MdxElement } from '../../../shared/mdx/jsxNodes';
import { parseInline, plainText } from '../../../shared/mdx/plainText';
import { joinCells, linkNode } from '../../../shared/mdx/tableNodes';
import { type DataPage, downloadNodes, empty, findSection, spreadsheet } from '../DataPage';
import { foldedAreas, rowNode } from '../foldedRows';
import type { DataPages } from '../options';

/** Finds links to the simulator rules that answer a question, by the question's id. */
export type RuleLinks = (question: string) => readonly PhrasingContent[];

type QuestionRow = Question & { readonly area: string };

const COLUMNS: Columns<QuestionRow> = {
  id: ({ id }) => id,
  área: ({ area }) => area,
  pergunta: ({ question }) => plainText(question),
  bloqueia: ({ blocking }) => (blocking ? 'sim' : 'não'),
  'o que depende': ({ why }) => plainText(why),
  recomendação: ({ meanwhile }) => plainText(meanwhile),
  'como observar': ({ observe = '' }) => plainText(observe),
  'leitura nossa': ({ assumption = '' }) => plainText(assumption),
  chamadas: ({ operations }) => operations.join(', '),
  resposta: empty,
};

/** The open questions about the specification: `<QuestionCounts />`, `<OpenQuestions />` and a spreadsheet. */
export function questionsPage(
  { csv, file, json }: DataPages['questions'],
  rulesOf: RuleLinks,
): DataPage {
  return {
    elements: {
      QuestionCounts: { build: () => countQuestions([csv, json], readQuestions(file)) },
      OpenQuestions: {
        build: ({ index }) =>
          foldedAreas(
            'Filtrar as perguntas',
            'Só as que bloqueiam',
            readKnown(file, index).map((area) => showArea(area, rulesOf, index)),
          ),
        find: () => readQuestions(file).flatMap(findArea),
      },
    },
    files: () => [
      spreadsheet(csv, COLUMNS, (index) => describeRows(file, index)),
      { address: json, write: (index) => writeJson(describeRows(file, index), index) },
    ],
  };
}

function describeRows(file: string, index: ContractIndex): QuestionRow[] {
  return readKnown(file, index).flatMap(({ name, questions }) =>
    questions.map((question) => ({ ...question, area: name })),
  );
}

/** The questions for programs, each with the parts of the contracts that it concerns. */
function writeJson(rows: readonly QuestionRow[], { questions }: ContractIndex): string {
  const described = rows.map(({ area, assumption, blocking, id, meanwhile, observe, ...row }) => ({
    id,
    area,
    pergunta: row.question,
    bloqueia: blocking,
    depende: row.why,
    recomendacao: meanwhile,
    observacao: observe,
    leitura: assumption,
    chamadas: row.operations,
    /** Pointers hold in the contracts with the additions of this portal. */
    lugares: questions
      .filter((node) => node.id === id)
      .map(({ contract, isAssumed, pointer }) => ({
        contrato: contract.replace(/\.yaml$/, '.com-perguntas.yaml'),
        ponteiro: `#${pointer}`,
        leitura: isAssumed,
      })),
  }));
  return `${JSON.stringify(described, null, 1)}\n`;
}

/** @throws {Error} with file and line of every fault in the file and every unknown call. */
export function readKnown(
  file: string,
  index: Pick<ContractIndex, 'operations'>,
): readonly QuestionArea[] {
  const areas = readQuestions(file);
  const names = Object.keys(index.operations);
  const faults = areas.flatMap(({ questions }) =>
    questions.flatMap((question) => findUnknown(question, 'call', question.operations, names)),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return areas;
}

function countQuestions(
  [csv, json]: readonly [string, string],
  areas: readonly QuestionArea[],
): MdxElement {
  const questions = areas.flatMap((area) => area.questions);
  const all = questions.length;
  const blocking = questions.filter((question) => question.blocking).length;
  return h('p.questions-count', [
    h('strong', `${all} ${all === 1 ? 'pergunta' : 'perguntas'}`),
    ', das quais ',
    h('strong', `${blocking} ${blocking === 1 ? 'bloqueia' : 'bloqueiam'}`),
    ' uma integração. ',
    downloadNodes(csv, 'Baixar as perguntas em CSV'),
    ' ou ',
    h('a', { href: json, download: null }, 'em JSON'),
    ', com os lugares dos contratos.',
  ]);
}

/** An area with its questions, blocking ones first. */
function showArea(
  { id, intro = '', name, questions }: QuestionArea,
  rulesOf: RuleLinks,
  index: ContractIndex,
) {
  const rows = [...questions]
    .sort((a, b) => Number(b.blocking) - Number(a.blocking))
    .map((question) => questionRow(question, rulesOf(question.id), index));
  return { id, name, intro: parseInline(intro), rows };
}

function questionRow(
  { blocking, id, meanwhile, observe = '', operations, question, assumption = '', why }: Question,
  rules: readonly PhrasingContent[],
  index: ContractIndex,
): MdxElement {
  const links = callsOf(operations, index).map(({ href, title }) => linkNode(href, title));
  return rowNode({
    id,
    isChief: blocking,
    title: parseInline(question),
    mark: blocking ? 'bloqueia' : 'não bloqueia',
    content: [
      factsNode([
        ['O que depende dela', parseInline(why)],
        ['Até a resposta', parseInline(meanwhile)],
        ['Como observar', parseInline(observe)],
        ['Leitura nossa', parseInline(assumption)],
        ['Chamadas', joinCells(links, ', ')],
        ['No simulador', joinCells(rules, ', ')],
      ]),
      h('p.question-answer'),
    ],
  });
}

function findArea({ id, intro, name, questions }: QuestionArea): Entry[] {
  return [
    findSection(id, name, intro),
    ...questions.map(
      ({ id: anchor, meanwhile, question, assumption = '', why }): Entry => ({
        kind: 'question',
        anchor,
        title: plainText(question),
        text: [why, meanwhile, assumption].map(plainText).join(' ').trim(),
        names: [],
      }),
    ),
  ];
}
