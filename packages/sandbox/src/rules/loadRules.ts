import * as z from 'zod';
import { rules } from '../../dist/data.js';
import { mergePatch } from '../exact/exactJson.js';
import { readData } from '../work/readData.js';
import { Refusal } from '../work/Work.js';
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
 * Loads the rules of `rules.yml`, then replaces parameters by `replacements` in order. Parameters are checked where the
 * code of their rule is loaded.
 * @throws Refusal `invalid` naming a rule that is unknown, or each invalid parameter
 */
export function loadRules(...replacements: readonly Replacements[]): Rules {
  const entries = readEntries();
  const replaced: Replacements = {};
  for (const [id, parameters] of replacements.flatMap((each) => Object.entries(each))) {
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry) {
      throw Refusal.of('invalid', id, 'não é uma regra; veja as que há em /_sandbox/rules');
    }
    replaced[id] = mergePatch(replaced[id] ?? {}, parameters, true) as object;
    entry.parameters = mergePatch(entry.parameters, parameters) as RuleEntry['parameters'];
  }
  const schemas = [...definedRules].map(([id, { schema }]) => [id, schema]);
  const values = Object.fromEntries(entries.map(({ id, parameters }) => [id, parameters]));
  return new Rules(entries, readData(z.object(Object.fromEntries(schemas)), values, OWN), replaced);
}

export function readEntries(): RuleEntry[] {
  const entries = rules as readonly RuleEntry[];
  return entries.map((entry) => ({ ...entry, parameters: entry.parameters ?? {} }));
}
