import type { JsonObject, JsonValue } from '../../json';
import { numberOf } from './checkText';
import type { CheckBelow, Evaluated } from './Evaluated';
import { isSame } from './isSame';
import { listOf } from './listOf';

/** Checks a list against one schema's own rules; both ways to write the first positions count. */
export function checkItems(
  value: readonly JsonValue[],
  schema: JsonObject,
  found: readonly Evaluated[],
  below: CheckBelow,
): Evaluated | undefined {
  const isTuple = Array.isArray(schema.items);
  const first = isTuple ? listOf(schema.items) : listOf(schema.prefixItems);
  const rest = isTuple ? schema.additionalItems : schema.items;
  const { contains, unevaluatedItems } = schema;
  if (value.length < numberOf(schema, 'minItems', 0)) return undefined;
  if (value.length > numberOf(schema, 'maxItems', Number.POSITIVE_INFINITY)) return undefined;
  const at = (index: number) => first[index] ?? rest ?? true;
  if (!value.every((item, index) => below(item, at(index)))) {
    return undefined;
  }
  if (schema.uniqueItems === true && !isUnique(value)) return undefined;
  if (contains !== undefined) {
    const met = value.filter((item) => below(item, contains)).length;
    if (met < numberOf(schema, 'minContains', 1)) return undefined;
    if (met > numberOf(schema, 'maxContains', Number.POSITIVE_INFINITY)) return undefined;
  }
  const said = rest === undefined ? Math.min(first.length, value.length) : value.length;
  const items = Math.max(said, ...found.map((one) => one.items));
  if (unevaluatedItems === undefined) return { names: new Set(), items };
  const met = value.slice(items).every((item) => below(item, unevaluatedItems));
  return met ? { names: new Set(), items: value.length } : undefined;
}

function isUnique(value: readonly JsonValue[]): boolean {
  return value.every((item, index) => !value.slice(0, index).some((other) => isSame(item, other)));
}
