import type { JsonObject, JsonValue } from '../../json.js';
import type { WorkBudget } from '../WorkBudget.js';
import { canonical } from './canonical.js';
import { numberOf } from './checkText.js';
import type { CheckBelow, Evaluated } from './Evaluated.js';
import { listOf } from './listOf.js';

/** Checks a list against one schema's own rules; both ways to write the first positions count. */
export function checkItems(
  value: readonly JsonValue[],
  schema: JsonObject,
  found: readonly Evaluated[],
  below: CheckBelow,
  work: WorkBudget,
): Evaluated | undefined {
  const isTuple = Array.isArray(schema.items);
  const first = isTuple ? listOf(schema.items) : listOf(schema.prefixItems);
  const rest = isTuple ? schema.additionalItems : schema.items;
  const { contains, unevaluatedItems } = schema;
  if (value.length < numberOf(schema, 'minItems', 0)) return undefined;
  if (value.length > numberOf(schema, 'maxItems', Number.POSITIVE_INFINITY)) return undefined;
  const at = (index: number) => first[index] ?? rest ?? true;
  work.spend(value.length);
  if (!value.every((item, index) => below(item, at(index)))) return undefined;
  if (schema.uniqueItems === true && !isUnique(value)) return undefined;
  const positions = [...value.keys()];
  const items = new Set(found.flatMap((one) => [...one.items]));
  for (const index of positions) if (rest !== undefined || index < first.length) items.add(index);
  if (contains !== undefined) {
    const met = positions.filter((index) => below(value[index] ?? null, contains));
    if (met.length < numberOf(schema, 'minContains', 1)) return undefined;
    if (met.length > numberOf(schema, 'maxContains', Number.POSITIVE_INFINITY)) return undefined;
    for (const index of met) items.add(index);
  }
  if (unevaluatedItems === undefined) return { names: new Set(), items };
  const met = value.every((item, index) => items.has(index) || below(item, unevaluatedItems));
  return met ? { names: new Set(), items: new Set(positions) } : undefined;
}

function isUnique(value: readonly JsonValue[]): boolean {
  return new Set(value.map(canonical)).size === value.length;
}
