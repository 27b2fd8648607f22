import type { ResolvedContract } from '@frontier/openapi/resolve';
import { stringify } from 'yaml';
import { questions } from '../../dist/data.js';
import type { CompileSchema } from '../contract/compileSchema.js';
import { readPointer, writeExact } from '../exact/exactJson.js';
import { definedRules } from '../rules/defineRule.js';
import { type Replacements, readEntries } from '../rules/loadRules.js';
import type { RuleEntry } from '../rules/Rules.js';
import { groupBy } from './groupBy.js';
import { afterIssuance } from './questions/afterIssuance.js';
import { conventions } from './questions/conventions.js';
import { issuance } from './questions/issuance.js';
import type { Tests } from './questions/sightings.js';
import { webhooks } from './questions/webhooks.js';
import { Traffic } from './Traffic.js';

/** The tests of all questions that traffic can answer. */
export const tests: Tests = { ...conventions, ...issuance, ...afterIssuance, ...webhooks };

/** A question of `perguntas.yml`. */
export interface ObservableQuestion {
  id: string;
  question: string;
  /** The calls that show the answer. */
  observe?: string;
}

/** One answer with its exchanges: their number, and the first. */
interface SeenAnswer {
  value: string;
  count: number;
  example: string;
}

export interface AnsweredQuestion {
  question: string;
  /** The rule and its parameter, where the answer is one. */
  parameter?: string;
  /** Several answers for a parameter contradict. */
  answers: SeenAnswer[];
}

export interface AnswerReport {
  answered: AnsweredQuestion[];
  contradicted: AnsweredQuestion[];
  /** Questions that traffic can answer, and this one does not. */
  open: ObservableQuestion[];
  /** Kinds of faults that the contract finds in responses, each with an example. */
  violations: Row[];
  /** Parameters that were seen without contradiction. */
  rules: Replacements;
  cuts: Traffic['cuts'];
}

/** A part of the report, with a name and a text for each row. */
export interface ReportSection {
  title: string;
  rows: readonly Row[];
}

type Row = readonly [name: string, text: string];

export function readObservableQuestions(): readonly ObservableQuestion[] {
  return questions;
}

/**
 * Answers the open questions by recorded traffic.
 * @example
 * findAnswers(traffic, questions).rules // { 'ordem-das-listas': { primeiro: 'mais-novo' } }
 */
export function findAnswers(
  traffic: Traffic,
  questions: readonly ObservableQuestion[],
): AnswerReport {
  const entries = readEntries();
  const rows: AnsweredQuestion[] = [];
  const openIds = new Set<string>();
  const rules: Record<string, object> = {};
  for (const [key, find] of Object.entries(tests)) {
    const rule = entries.find(({ id }) => id === key);
    const question = rule?.question ?? key;
    const seen = [...find(traffic)].flatMap(([answer, { source }]) =>
      Object.entries(typeof answer === 'string' ? { '': answer } : answer).map(([name, raw]) => {
        const value = typeof raw === 'string' && raw !== '' ? raw : JSON.stringify(raw);
        return { name, raw, value, source };
      }),
    );
    if (seen.length === 0) openIds.add(question);
    for (const own of groupBy(seen, ({ name }) => name)) {
      const [{ name, raw }] = own;
      const answers = groupBy(own, ({ value }) => value).map(([first, ...others]) => {
        return { value: first.value, count: others.length + 1, example: first.source };
      });
      if (!rule || name === '') {
        rows.push({ question, answers });
        continue;
      }
      rows.push({ question, parameter: `${key}.${name}`, answers });
      if (answers.length === 1 && isValue(rule, name, raw)) {
        rules[key] = { ...rules[key], [name]: raw };
      }
    }
  }
  const contradicted = rows.filter(({ answers, parameter }) => parameter && answers.length > 1);
  return {
    answered: rows.filter((row) => !contradicted.includes(row)),
    contradicted,
    open: questions.filter(({ id }) => openIds.has(id)),
    violations: findViolations(traffic),
    rules,
    cuts: traffic.cuts,
  };
}

/**
 * The report on one recording, for an assistant.
 * @throws Error in Portuguese if the text is no HTTP archive
 */
export function describeRecording(
  contracts: readonly ResolvedContract[],
  text: string,
  name: string,
  compile: CompileSchema,
): string {
  const traffic = new Traffic(contracts, new Map([[name, text]]), compile);
  return writeReport(findAnswers(traffic, readObservableQuestions()));
}

/** Whether the simulator accepts a value for a parameter. */
function isValue({ id, parameters }: RuleEntry, name: string, value: unknown): boolean {
  const rule = definedRules.get(id);
  return rule?.schema.safeParse({ ...parameters, [name]: value }).success ?? false;
}

function findViolations(traffic: Traffic): Row[] {
  const seen = traffic.calls.flatMap((call) =>
    traffic.checkResponse(call).map(({ location, problem }) => {
      const pointer = location.replace(/\/\d+(?=\/|$)/g, '/*');
      return { call, location, problem, field: `${call.operation.summary}, ${pointer}` };
    }),
  );
  // One kind of fault, whatever values the contract lists.
  return groupBy(seen, ({ problem }) => problem.replace(/:.*/s, '')).map((own) => {
    const [{ call, location, field, problem }] = own;
    const value = writeExact(readPointer(call.got, location) ?? null).slice(0, 60);
    const sent = location.startsWith('/') ? `, e veio ${value}` : '';
    const fields = new Set(own.map((one) => one.field)).size;
    const start = fields > 1 ? `${fields} lugares. Exemplo: ` : '';
    return [problem, `${start}${field}${sent} (${times(own.length)}, ${call.source})`];
  });
}

/** The rules for `--rules`, each with where it was seen. */
export function writeRules({ answered, rules }: AnswerReport): string {
  const lines = Object.entries(rules).map(([id, parameters]) => {
    const seen = answered.filter(({ parameter }) => parameter?.startsWith(`${id}.`));
    const [{ answers: [answer] = [] } = {}] = seen;
    const text = stringify({ [id]: parameters }, { collectionStyle: 'flow' }).trim();
    return `${text.slice(1, -1).trim()} # visto em ${answer?.example}, ${times(answer?.count ?? 0)}`;
  });
  return `# Regras do simulador pelo que foi gravado: frontier-sandbox --rules\n${lines.join('\n')}\n`;
}

/** Answers that a row of the report shows. */
const SHOWN = 5;

/** The report in sections for readers, without the empty ones. */
export function listSections(report: AnswerReport): ReportSection[] {
  const sections: Readonly<Record<string, readonly Row[]>> = {
    'Gravações incompletas': report.cuts,
    'Contradições, que não entram nas regras': report.contradicted.map(describeAnswers),
    Respostas: report.answered.map(describeAnswers),
    'Respostas que o contrato não permite': report.violations,
    'Ainda sem resposta': report.open.map(({ id, observe = '' }) => [id, observe] as const),
  };
  return Object.entries(sections).flatMap(([title, rows]) =>
    rows.length > 0 ? [{ title, rows }] : [],
  );
}

function describeAnswers({ answers, parameter, question }: AnsweredQuestion): Row {
  const seen = answers.map(({ count, example, value }) => `${value} (${times(count)}, ${example})`);
  const more = seen.length > SHOWN ? [`e mais ${seen.length - SHOWN}`] : [];
  return [parameter ?? question, [...seen.slice(0, SHOWN), ...more].join('; ')];
}

/** The report as a text, one line for each row. */
export function writeReport(report: AnswerReport): string {
  return listSections(report)
    .map(
      ({ rows, title }) =>
        `${title}: ${rows.length}\n${rows.map(([name, text]) => `  ${name}: ${text}\n`).join('')}`,
    )
    .join('\n');
}

function times(count: number): string {
  return count === 1 ? 'uma vez' : `${count} vezes`;
}
