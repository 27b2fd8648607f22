import * as z from 'zod';
import { rules } from '../../dist/data.js';
import { isFields, mergePatch } from '../exact/exactJson.js';
import { readData } from '../work/readData.js';
import { definedRules } from './defineRule.js';
import { type RuleEntry, Rules } from './Rules.js';

const OWN = 'rules/rules.yml';

/**
 * Parameters by rule id: `{ 'duracao-do-token': { segundos: 60 } }`. A map is merged into the existing map; its null
 * entries are removed.
 */
export type Replacements = Record<string, object>;

export const replacements = z.record(z.string(), z.record(z.string(), z.unknown()));

/**
 * Loads `rules.yml`, then replaces parameters by `replacements` in order.
 * @throws Error naming a rule that is unknown, has no behaviour, has no entry, or has an invalid parameter
 */
export function loadRules(...replacements: readonly Replacements[]): Rules {
  const entries = readEntries();
  const replaced: Replacements = {};
  for (const [id, parameters] of replacements.flatMap((each) => Object.entries(each))) {
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`A regra ${id} não existe; veja as que há em /_sandbox/rules`);
    replaced[id] = combine(replaced[id] ?? {}, parameters ?? {}) as object;
    for (const [name, value] of Object.entries(parameters ?? {})) {
      const merged = mergePatch(entry.parameters[name], value);
      entry.parameters = { ...entry.parameters, [name]: merged };
    }
  }
  const strange = entries.find(({ id }) => !definedRules.has(id));
  if (strange) throw new Error(`Nenhum comportamento segue a regra ${strange.id}`);
  return readRuleValues(entries, replaced);
}

/** Combines two replacements into one: null entries of a map stay, unlike in `mergePatch`. */
function combine(all: unknown, more: unknown): unknown {
  if (!isFields(all) || !isFields(more)) return more === undefined ? all : more;
  const parts = Object.entries(more).map(([name, value]) => [name, combine(all[name], value)]);
  return { ...all, ...Object.fromEntries(parts) };
}

/** Loads the rules that a program uses which has only the simulator's checks of requests. */
export function loadRulesOfChecks(): Rules {
  return readRuleValues(readEntries().filter(({ id }) => definedRules.has(id)));
}

function readRuleValues(entries: readonly RuleEntry[], replaced: Replacements = {}): Rules {
  const schemas = [...definedRules].map(([id, { schema }]) => [id, schema]);
  const parameters = entries.map((entry) => [entry.id, entry.parameters]);
  const read = readData(z.object(Object.fromEntries(schemas)), Object.fromEntries(parameters), OWN);
  return new Rules(entries, read, replaced);
}

export function readEntries(): RuleEntry[] {
  return rules.map((entry) => {
    const { id, title, says, parameters = {} } = entry;
    if (!id || !title || !says) throw new Error(`${OWN}: ${id}: faltam title ou says`);
    return { ...entry, id, title, says, parameters };
  });
}
