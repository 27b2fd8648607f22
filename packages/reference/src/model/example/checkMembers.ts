import { isObject, type JsonObject, type JsonValue } from '../../json.js';
import { childOf, entriesOf, textsOf } from '../read.js';
import { COST, type WorkBudget } from '../WorkBudget.js';
import { followsPattern, numberOf } from './checkText.js';
import type { CheckBelow, Evaluated } from './Evaluated.js';

const NONE: ReadonlySet<number> = new Set();

/**
 * Checks an object against one schema's own rules.
 *
 * @param isHidden whether a name may be missing though it is required.
 */
export function checkMembers(
  value: JsonObject,
  schema: JsonObject,
  found: readonly Evaluated[],
  isHidden: (name: string) => boolean,
  below: CheckBelow,
  work: WorkBudget,
): Evaluated | undefined {
  const names = Object.keys(value);
  work.spend(names.length);
  const has = (name: string) => Object.hasOwn(value, name);
  const { additionalProperties: others, propertyNames, unevaluatedProperties } = schema;
  if (names.length < numberOf(schema, 'minProperties', 0)) return undefined;
  if (names.length > numberOf(schema, 'maxProperties', Number.POSITIVE_INFINITY)) return undefined;
  if (!textsOf(schema, 'required').every((name) => has(name) || isHidden(name))) return undefined;
  if (!dependents(schema, has).every((name) => has(name) || isHidden(name))) return undefined;
  if (propertyNames !== undefined && !names.every((name) => below(name, propertyNames))) {
    return undefined;
  }
  const said = new Set<string>();
  for (const [name, item] of Object.entries(value)) {
    const { described, perhaps } = schemasOf(schema, name, work);
    if (![...described, ...perhaps].every((part) => below(item, part))) return undefined;
    if (described.length > 0) said.add(name);
    else if (others !== undefined && !below(item, others)) return undefined;
    if (others !== undefined) said.add(name);
  }
  const all = new Set([...said, ...found.flatMap((one) => [...one.names])]);
  if (unevaluatedProperties === undefined) return { names: all, items: NONE };
  const rest = Object.entries(value).filter(([name]) => !all.has(name));
  const met = rest.every(([, item]) => below(item, unevaluatedProperties));
  return met ? { names: new Set(names), items: NONE } : undefined;
}

/**
 * The schemas one schema gives a name, by itself or by a pattern; apart from them those of patterns
 * that can't tell: a value has to be valid with them and without.
 */
function schemasOf(
  schema: JsonObject,
  name: string,
  work: WorkBudget,
): { readonly described: JsonValue[]; readonly perhaps: JsonValue[] } {
  const holder = { value: schema, pointer: '' };
  const properties = childOf(holder, 'properties');
  const own = properties && childOf(properties, name);
  const patterns = entriesOf(holder, 'patternProperties');
  work.spend(patterns.length * COST.form);
  const told = patterns.map(([pattern, { value }]) => ({
    value,
    follows: followsPattern(pattern, name, work),
  }));
  const matching = (wanted: boolean | undefined) =>
    told.filter(({ follows }) => follows === wanted).map(({ value }) => value);
  return {
    described: [...(own ? [own.value] : []), ...matching(true)],
    perhaps: matching(undefined),
  };
}

/** Names that others bring with them. */
export function dependents(schema: JsonObject, has: (name: string) => boolean): string[] {
  const { dependentRequired } = schema;
  if (!isObject(dependentRequired)) return [];
  return Object.keys(dependentRequired)
    .filter(has)
    .flatMap((name) => textsOf(dependentRequired, name));
}
