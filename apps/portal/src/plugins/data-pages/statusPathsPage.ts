import type { PhrasingContent, RootContent } from 'mdast';
import * as z from 'zod';
import type { ContractIndex } from '../../contracts/buildContractIndex';
import { chooseName, type PartRequest } from '../../contracts/PartRequest';
import { readDataEntries, text, texts } from '../../shared/dataFile';
import type { Child } from '../../shared/mdx/jsxNodes';
import {
  codeNode,
  joinCells,
  linkNode,
  paragraphNode,
  questionLink,
  tableNode,
} from '../../shared/mdx/tableNodes';
import type { DataPage } from './DataPage';
import { readJourneySteps, type StepOnPage } from './journeys';
import { dataPages } from './options';
import { anchorOf, readRules, TEST_VALUES_RULE as TEST_VALUES } from './rulesPage';

const change = z.object({
  from: text.optional(),
  to: text,
  /** A call of the contracts or the control, `notify` or `deliver`. */
  by: text,
  rules: z.array(text).optional(),
  /** The parameter of the rule that a reader sets to reach the state. */
  setting: text.optional(),
  /** Outcomes of test values that lead to the state, by table of the rule. */
  test: z.record(z.string(), text).default({}),
});
type StatusChange = z.output<typeof change>;

const lives = z.record(
  z.string(),
  z.object({
    schema: z.object({ service: text, name: text }).optional(),
    rules: texts,
    changes: z.array(change),
  }),
);

const CONTROL = '/docs/frontier/sandbox/controle';
/** Texts for causes that are no call of a contract. Test values are named after the cause. */
const CAUSES: Readonly<Record<string, PhrasingContent | string>> = {
  decide: linkNode(`${CONTROL}#decisões`, 'decisão do simulador'),
  notify: 'uma notificação',
  deliver: 'uma tentativa de entrega',
  test: '',
};
const SET_STATE = linkNode(`${CONTROL}#status`, 'POST /_sandbox/state');

const { rules, states } = dataPages;
const listRules = () => readRules(rules.file);

/** How to reach each status in the simulator: `<StatusPaths object="solicitacao" />`. */
export const statusPathsPage: DataPage = { elements: { StatusPaths: { build: showPaths } } };

function showPaths(request: PartRequest): RootContent[] {
  const { fail, index } = request;
  const name = chooseName(request, 'object', Object.keys(index.states), 'object with states');
  const object = index.states[name];
  const own = readDataEntries(states.file, lives)
    .map(({ value }) => value)
    .find(({ schema }) => schema && object?.schemas.includes(`${schema.service}/${schema.name}`));
  if (!object || !own) return fail(`the simulator has no transitions of ${name}.`);
  const steps = readJourneySteps();
  const changes = own.changes.map(({ rules: ids = own.rules, ...one }) => ({ ...one, rules: ids }));
  const rows = object.values.map((value) => {
    const ways = changes
      .filter(({ to }) => to === value)
      .map((one) => describeStatusChange(one, index, steps));
    const [held] = changes.filter(
      ({ from, test }) => from === value && Object.keys(test).length > 0,
    );
    const waiting = held ? [['fica nele com ', valuesOf(held.test, 'espera')]] : [];
    const known = ways.length > 0 ? [...ways, ...waiting] : [SET_STATE];
    const open = (object.known[value]?.questions ?? []).map(questionLink);
    return [codeNode(value), joinCells(known, '; '), joinCells(open, ' ')];
  });
  return [
    ...(object.open ? [paragraphNode('Em aberto: ', questionLink(object.open))] : []),
    tableNode(['Status', 'No simulador', 'Em aberto'], rows),
  ];
}

function describeStatusChange(
  { by, from, rules: ids, setting, test }: Reached,
  index: ContractIndex,
  steps: readonly StepOnPage[],
): Child {
  const called = index.operations[by];
  const step = steps.find(({ operation }) => operation === by);
  const field = step && linkNode(step.href, `${step.journey}, passo ${step.step}`);
  const tested = valuesOf(test);
  return [
    from && ['de ', codeNode(from), ', '],
    called ? linkNode(called.href, called.title) : (CAUSES[by] ?? codeNode(by)),
    called ? field && [' (', field, ')'] : nameRules(ids),
    tested.length > 0 && [by === 'test' ? 'com ' : ', ou com ', tested],
    setting && [', desde que a regra tenha ', codeNode(setting)],
  ];
}

/** The rules of a transition. The table of test values is linked once, above. */
function nameRules(ids: readonly string[]): Child {
  const named = listRules().filter(({ id }) => id !== TEST_VALUES && ids.includes(id));
  const links = named.map((rule) => linkNode(`${rules.route}#${anchorOf(rule)}`, rule.title));
  const label = links.length > 1 ? ', pelas regras ' : ', pela regra ';
  return links.length > 0 && [label, joinCells(links, ', ')];
}

type Reached = StatusChange & { rules: readonly string[] };

/** The first test value of each table that has the outcome. @param given replaces the outcome of each table */
function valuesOf(test: StatusChange['test'], given?: string) {
  const tables = listRules().find(({ id }) => id === TEST_VALUES)?.parameters ?? {};
  const values = Object.entries(test).flatMap(([table, own]) => {
    const outcome = given ?? own;
    const found = Object.entries(Object(tables[table])).find(([, value]) => value === outcome);
    return found ? [codeNode(found[0])] : [];
  });
  return joinCells(values, ' ou ');
}
