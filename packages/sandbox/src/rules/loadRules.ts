import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { definedRules } from './defineRule.js';
import { type RuleEntry, Rules } from './Rules.js';

/** The rules that come with the package. */
const ownRulesFile = fileURLToPath(new URL('rules.yml', import.meta.url));

/**
 * Parameters by rule id: `{ 'duracao-do-token': { segundos: 60 } }`. One that is a map adds to the map there is,
 * and takes away what it says is null.
 */
export type Replacements = Record<string, object>;

/**
 * Reads the rules, with parameters replaced by those of the reader's own file, then by those of the call.
 * @throws Error naming the file and the rule: unknown, without behaviour, without entry, of a wrong value
 */
export function loadRules(file?: string, replacements: Replacements = {}): Rules {
  const entries = readEntries();
  const all = [...Object.entries(readReplacements(file)), ...Object.entries(replacements)];
  for (const [id, parameters] of all) {
    const entry = entries.find((candidate) => candidate.id === id);
    if (!entry) throw new Error(`A regra ${id} não existe; veja os ids em ${ownRulesFile}`);
    entry.parameters = merge(entry.parameters, parameters ?? {});
  }
  const values = new Map<string, unknown>();
  for (const { id, parameters } of entries) {
    const rule = definedRules.get(id);
    if (!rule) throw new Error(`Nenhum comportamento segue a regra ${id}`);
    values.set(id, rule.read(parameters));
  }
  for (const id of definedRules.keys()) {
    if (!values.has(id)) throw new Error(`A regra ${id} não está em ${ownRulesFile}`);
  }
  return new Rules(entries, values);
}

/** Maps are merged, null takes away what stands in one, all else is replaced. */
function merge(own: Record<string, unknown>, given: object): Record<string, unknown> {
  const merged = new Map(Object.entries(own));
  for (const [name, value] of Object.entries(given)) {
    const before = merged.get(name);
    merged.set(name, isMap(before) && isMap(value) ? withoutNull(merge(before, value)) : value);
  }
  return Object.fromEntries(merged);
}

function withoutNull(map: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(map).filter(([, value]) => value !== null));
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readEntries(): RuleEntry[] {
  const entries = parse(readFileSync(ownRulesFile, 'utf8')) as Partial<RuleEntry>[];
  return entries.map((entry) => {
    const { id, title, says, parameters = {} } = entry;
    if (!id || !title || !says) throw new Error(`${ownRulesFile}: ${id}: faltam title ou says`);
    return { ...entry, id, title, says, parameters };
  });
}

function readReplacements(file: string | undefined): Replacements {
  if (file === undefined) return {};
  const map: unknown = parse(readFileSync(file, 'utf8')) ?? {};
  if (typeof map !== 'object' || Array.isArray(map)) {
    throw new Error(`${file}: deve ser um mapa de ids de regras e seus parâmetros`);
  }
  return map as Replacements;
}
