import { questions } from '../../dist/data.js';
import { groupBy } from '../domain/groupBy.js';
import { readPointer, writeExact } from '../exact/exactJson.js';
import { definedRules } from '../rules/defineRule.js';
import { type Replacements, readEntries } from '../rules/loadRules.js';
import { escapeControls } from '../work/readData.js';
import { conventions } from './questions/conventions.js';
import { services } from './questions/services.js';
import type { Finders } from './questions/sightings.js';
import { webhooks } from './questions/webhooks.js';
import type { Traffic } from './Traffic.js';

/** The finders of all answers that traffic can show. */
export const finders: Finders = { ...conventions, ...services, ...webhooks };

type Row = readonly [name: string, text: string];

export interface AnswerReport {
  /** The report for readers, without empty sections. */
  sections: readonly { title: string; rows: readonly Row[] }[];
  /** Parameters that were seen without contradiction. */
  rules: Replacements;
}

/**
 * Answers the open questions by recorded traffic.
 * @example
 * findAnswers(traffic).rules // { 'ordem-das-listas': { primeiro: 'mais-novo' } }
 */
export function findAnswers(traffic: Traffic): AnswerReport {
  const entries = readEntries();
  const openIds = new Set<string>();
  const answered: Row[] = [];
  const unruled: Row[] = [];
  const contradicted: Row[] = [];
  const rules: Replacements = {};
  for (const [key, find] of Object.entries(finders)) {
    const rule = entries.find(({ id }) => id === key);
    const id = rule?.question ?? key;
    const question = questions.find((one) => one.id === id)?.question;
    const seen = [...find(traffic)].flatMap(([answer, { source }]) =>
      Object.entries(typeof answer === 'string' ? { '': answer } : answer).map(([name, raw]) => {
        return { name, raw, source };
      }),
    );
    if (seen.length === 0) openIds.add(id);
    for (const own of groupBy(seen, ({ name }) => name)) {
      const [{ name, raw }] = own;
      const values = groupBy(own, (one) => show(one.raw));
      const isOfRule = rule !== undefined && name !== '';
      const text = describeValues(values);
      const row: Row = isOfRule ? [`${key}.${name}`, text] : [id, `${question} ${text}`];
      const parameters = { ...rule?.parameters, [name]: raw };
      if (isOfRule && values.length > 1) contradicted.push(row);
      else if (isOfRule && definedRules.get(key)?.schema.safeParse(parameters).success) {
        const assumed = show(rule.parameters?.[name]);
        const isSame = assumed === show(raw);
        answered.push(isSame ? row : [row[0], `${text}; o simulador supõe ${assumed}`]);
        rules[key] = { ...rules[key], [name]: raw };
      } else unruled.push(row);
    }
  }
  const open = questions.filter(({ id }) => openIds.has(id));
  const sections: AnswerReport['sections'] = [
    { title: 'Gravações incompletas', rows: traffic.gaps },
    { title: 'Contradições, que não entram nas regras', rows: contradicted },
    { title: 'Respostas que viram regras do simulador', rows: answered },
    { title: 'Respostas que nenhuma regra do simulador reproduz', rows: unruled },
    { title: 'Respostas que o contrato não permite', rows: findViolations(traffic) },
    { title: 'Ainda sem resposta', rows: open.map(({ id, observe = '' }) => [id, observe]) },
  ];
  return { sections: sections.filter(({ rows }) => rows.length > 0), rules };
}

const show = (value: unknown) => (typeof value === 'string' && value) || JSON.stringify(value);

/** Answers that a row of the report shows. */
const SHOWN = 5;

function describeValues(values: readonly { raw: unknown; source: string }[][]): string {
  const seen = values.map(
    ([first, ...others]) => `${show(first?.raw)} (${times(others.length + 1)}, ${first?.source})`,
  );
  const more = seen.length > SHOWN ? [`e mais ${seen.length - SHOWN}`] : [];
  return [...seen.slice(0, SHOWN), ...more].join('; ');
}

function findViolations(traffic: Traffic): Row[] {
  const seen = traffic.calls.flatMap((call) =>
    traffic.findViolations(call).map(({ location, problem }) => {
      const pointer = location && `, ${location.replace(/\/\d+(?=\/|$)/g, '/*')}`;
      const value = readPointer(call.got, location === '/' ? '' : location) ?? null;
      const sent = location && `, e veio ${writeExact(value).slice(0, 60)}`;
      return { call, problem, sent, field: `${call.operation.summary}${pointer}` };
    }),
  );
  // One kind of fault, whatever values the contract lists.
  return groupBy(seen, ({ problem }) => problem.replace(/:.*/s, '')).map((own) => {
    const [{ call, field, problem, sent }] = own;
    const fields = new Set(own.map((one) => one.field)).size;
    const start = fields > 1 ? `${fields} lugares. Exemplo: ` : '';
    return [problem, `${start}${field}${sent} (${times(own.length)}, ${call.source})`];
  });
}

export function writeReport({ sections }: AnswerReport): string {
  const texts = sections.map(({ rows, title }) => {
    const lines = rows.map((row) => `  ${escapeControls(row.join(': '))}\n`);
    return `${title}: ${rows.length}\n${lines.join('')}`;
  });
  return texts.join('\n');
}

function times(count: number): string {
  return count === 1 ? 'uma vez' : `${count} vezes`;
}
