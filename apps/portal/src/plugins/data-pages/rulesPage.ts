import { groupBy } from '@frontier/openapi';
import type { Entry } from '@frontier/search';
import type { Table } from 'mdast';
import { stringify } from 'yaml';
import * as z from 'zod';
import {
  type Question,
  questionsById,
  readQuestions,
} from '../../shared/assumptions/readQuestions';
import { id, optionalText, readDataFile, record, text } from '../../shared/dataFile';
import { findUnknown } from '../../shared/describeUnknown';
import { factsNode, h, type MdxElement, themedNode } from '../../shared/mdx/jsxNodes';
import { parseInline, plainText } from '../../shared/mdx/plainText';
import {
  codeNode,
  headingNode,
  joinCells,
  linkNode,
  questionLink,
  tableNode,
} from '../../shared/mdx/tableNodes';
import { type DataPage, findSection } from './DataPage';
import { type DataPages, dataPages } from './options';
import type { RuleLinks } from './questions/questionsPage';

/** Id of the rule that reserves the values. Each of its parameters maps values to outcomes. */
export const TEST_VALUES_RULE = 'valores-de-teste';
const COLUMNS = { documentos: 'CPF ou CNPJ', valores: 'Preço ou pagamento' };

const OUTCOMES: Readonly<Record<string, string>> = {
  aprova: 'Cadastro e submissão são aprovados, mesmo sem o exigido',
  reprova:
    'Cadastro e submissão são reprovados; oferta, movimentação e evento ficam `REPROVADA` em vez de liquidar',
  espera: 'Nada é decidido nem liquidado até o controle `decide`',
  timeout: 'A chamada fica sem resposta, e nada é gravado',
  '401': 'A chamada responde 401',
  '403': 'A chamada responde 403',
  '404': 'A chamada responde 404, se o documenta',
  '429': 'A chamada responde 429',
  '500': 'A chamada responde 500, e nada é gravado',
  '500-gravado': 'A chamada grava e responde 500',
  'timeout-gravado': 'A chamada grava e fica sem resposta',
};

/**
 * The values that cause each outcome, one row per outcome.
 *
 * @throws {Error} naming the missing rule or the outcome without a text.
 */
export function testValuesTable(
  rules: readonly Pick<RuleOnPage, 'id' | 'parameters' | 'sourceLine'>[],
): Table {
  const rule = rules.find(({ id }) => id === TEST_VALUES_RULE);
  if (!rule) throw new Error(`The rule ${TEST_VALUES_RULE} is missing`);
  const values = Object.keys(COLUMNS).flatMap((column) =>
    Object.entries(Object(rule.parameters[column])).map(([value, outcome]) => {
      return { column, value, outcome: String(outcome) };
    }),
  );
  return tableNode(
    ['O que acontece', ...Object.values(COLUMNS)],
    [...groupBy(values, ({ outcome }) => outcome)].map(([outcome, own]) => {
      const text = OUTCOMES[outcome];
      if (text === undefined)
        throw new Error(`${rule.sourceLine} ${TEST_VALUES_RULE}: ${outcome} has no text`);
      const cells = Object.keys(COLUMNS).map((column) => {
        const codes = own.flatMap((one) => (one.column === column ? codeNode(one.value) : []));
        return codes.length > 0 ? joinCells(codes, ', ') : '–';
      });
      return [parseInline(text), ...cells];
    }),
  );
}

/** A behaviour of the simulator beyond the contracts. Texts are Markdown of one paragraph. */
const rule = record({
  id: id(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'duracao-do-token'),
  title: text,
  /** Description of the behaviour, with the names of the parameters. */
  says: text,
  question: optionalText,
  /** Problems that its errors report, in their words; `…` is a value. */
  problems: z.array(text).default([]),
  /** Defaults, which a reader's file can override. */
  parameters: z.record(z.string(), z.unknown()).default({}),
  /** Values that a parameter may have as well; the first is the default. */
  alternatives: z.record(z.string(), z.array(z.unknown())).default({}),
});
export type RuleOnPage = z.output<typeof rule>;

const rules = z.array(rule);

export const readRules = (file: string): readonly RuleOnPage[] => readDataFile(file, rules);

const FILE = dataPages.rules.file;
/** Area of the rules without a question. */
const OTHERS = { id: 'outras', name: 'Outras' };
/** YAML options that print a value on one line. */
const FLOW = { collectionStyle: 'flow', flowCollectionPadding: false, lineWidth: 0 } as const;
/** Rules of the simulator rank below results about the services. */
const RANK = 0.5;

/** Characters of a rule's text and values in the search, whose data a reader downloads whole. */
const LONGEST_REST = 400;

/** The simulator's rules with their questions: `<SandboxRules />`, `<SandboxTestValues />`. */
export const rulesPage: DataPage = {
  elements: {
    SandboxRules: {
      build() {
        const { areas, known } = describeSandboxRules(FILE);
        return areas.flatMap((area) => [
          headingNode(3, `regras-${area.id}`, area.name),
          ...area.rules.map((rule) => ruleCard(rule, known)),
        ]);
      },
      find: () => readRules(FILE).flatMap(findRule),
    },
    SandboxTestValues: { build: () => testValuesTable(readRules(FILE)) },
  },
};

export function anchorOf(rule: Pick<RuleOnPage, 'id'>): string {
  return `regra-${rule.id}`;
}

/** Links each question to the rules that answer it. */
export function linkRules({ file, route }: DataPages['rules']): RuleLinks {
  return (id) =>
    readRules(file)
      .filter(({ question }) => question === id)
      .map((one) => linkNode(`${route}#${anchorOf(one)}`, one.title));
}

/**
 * Reads the rules, grouped by the areas of their questions, in the order of both files.
 *
 * @throws {Error} with file and line of every fault in the files and every unknown question.
 */
export function describeSandboxRules(file: string) {
  const areas = readQuestions(dataPages.questions.file);
  const read = readRules(file);
  const known = questionsById(dataPages.questions.file);
  const faults = read.flatMap((rule) =>
    findUnknown(rule, 'question', rule.question ? [rule.question] : [], [...known.keys()]),
  );
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const answering = (ids: readonly (string | undefined)[]) =>
    read.filter(({ question }) => ids.includes(question));
  const described = [
    ...areas.map(({ id: area, name, questions }) => ({
      id: area,
      name,
      rules: answering(questions.map((question) => question.id)),
    })),
    { ...OTHERS, rules: answering([undefined]) },
  ];
  return { areas: described.filter((area) => area.rules.length > 0), known };
}

function ruleCard(rule: RuleOnPage, known: ReadonlyMap<string, Question>): MdxElement {
  const list = (values: RuleOnPage['parameters']) =>
    joinCells(listValues(values).map(codeNode), '; ');
  const open = known.get(rule.question ?? '');
  return h('section.rule', [
    themedNode('h4', { id: anchorOf(rule) }, [rule.title]),
    h('p', parseInline(rule.says)),
    factsNode([
      ['Id', [codeNode(rule.id)]],
      ['Por padrão', list(rule.parameters)],
      ['Alternativas', list(rule.alternatives)],
      ['Mensagens de erro', joinCells(rule.problems.map(codeNode), '; ')],
      ['Em aberto', open ? [questionLink(open)] : []],
    ]),
  ]);
}

/** Each parameter as a line of YAML. Maps give one line per member. */
function listValues(parameters: RuleOnPage['parameters'], within = ''): string[] {
  return Object.entries(parameters).flatMap(([key, value]) => {
    const name = `${within}${key}`;
    const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isMap
      ? listValues({ ...value }, `${name}.`)
      : [`${name}: ${stringify(value, FLOW).trim()}`];
  });
}

function findRule(rule: RuleOnPage): Entry[] {
  const found = { ...findSection(anchorOf(rule), `Regra do simulador: ${rule.title}`), rank: RANK };
  const [first = ''] = plainText(rule.says).split(/(?<=\.) /);
  const rest = [first, ...listValues(rule.parameters)].join(' ').slice(0, LONGEST_REST);
  const errors = rule.problems.map(
    (problem) => ({ ...found, kind: 'error', title: problem }) as const,
  );
  return [{ ...found, rest, names: [rule.id] }, ...errors];
}
