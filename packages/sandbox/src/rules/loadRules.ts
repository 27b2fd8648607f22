import { parse } from 'yaml';
import * as z from 'zod';
import { isFields, mergePatch } from '../exact/exactJson.js';
import { readPackageFile } from '../packageFiles.js';
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
  const all = replacements.flatMap((each) => Object.entries(each));
  for (const [id, parameters] of all) {
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`A regra ${id} não existe; veja as que há em /_sandbox/rules`);
    for (const [name, value] of Object.entries(parameters ?? {})) {
      const merged = mergePatch(entry.parameters[name], value);
      entry.parameters = { ...entry.parameters, [name]: merged };
    }
  }
  const strange = entries.find(({ id }) => !definedRules.has(id));
  if (strange) throw new Error(`Nenhum comportamento segue a regra ${strange.id}`);
  return readRuleValues(entries);
}

/** Loads the rules of a program that has only a part of the simulator, such as its checks of requests. */
export function loadRulesOfChecks(): Rules {
  return readRuleValues(readEntries().filter(({ id }) => definedRules.has(id)));
}

function readRuleValues(entries: readonly RuleEntry[]): Rules {
  const schemas = [...definedRules].map(([id, { schema }]) => [id, schema]);
  const parameters = entries.map((entry) => [entry.id, entry.parameters]);
  const read = readData(z.object(Object.fromEntries(schemas)), Object.fromEntries(parameters), OWN);
  return new Rules(entries, read);
}

/** Cache of the file's entries, which every reset needs. */
let ownEntries: RuleEntry[] | undefined;

export function readEntries(): RuleEntry[] {
  ownEntries ??= parse(readPackageFile(OWN)) as RuleEntry[];
  return ownEntries.map((entry: Partial<RuleEntry>) => {
    const { id, title, says, parameters = {} } = entry;
    if (!id || !title || !says) throw new Error(`${OWN}: ${id}: faltam title ou says`);
    return { ...entry, id, title, says, parameters };
  });
}

/**
 * Lists the parameters that differ from those of `rules.yml` or of `own`, as replacements that make them the same
 * again.
 */
export function describeChanges(rules: Rules, own: Rules): Replacements {
  const bases = [readEntries(), own.entries];
  const isSame = (value: unknown, other: unknown) =>
    JSON.stringify(value) === JSON.stringify(other);
  const describe = (value: unknown, ...before: unknown[]): unknown => {
    if (before.every((other) => isSame(value, other))) return undefined;
    if (!isFields(value) || !before.every(isFields)) return value ?? null;
    const names = new Set([value, ...before].flatMap(Object.keys));
    const parts = [...names].map((name) => [
      name,
      describe(value[name], ...before.map((map) => map[name])),
    ]);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  };
  const changed = rules.entries.map(({ id, parameters }, index) => [
    id,
    describe(parameters, ...bases.map((entries) => entries[index]?.parameters)),
  ]);
  return Object.fromEntries(changed.filter(([, parts]) => parts !== undefined));
}
