import { isObject, type JsonValue } from '../../json.js';
import { LIMITS } from '../../limits.js';
import type { Source } from '../context.js';
import { childOf, itemsOf } from '../read.js';
import { numberOf } from './checkText.js';
import { listMade, type Made, plain } from './Made.js';
import type { Place } from './Place.js';

/**
 * Makes a list as short as its schemas allow, with one item at least where there may be one; one that
 * is more than an example holds is not made further.
 */
export function makeArray({ extent, make, makeMany, variant, words }: Place): Made | undefined {
  const schemas = variant.gathered.demands;
  const limit = (key: string, otherwise: number) =>
    schemas.map(({ value }) => numberOf(value, key, otherwise));
  const low = Math.max(...limit('minItems', 0));
  const high = Math.min(...limit('maxItems', Number.POSITIVE_INFINITY));
  if (low > LIMITS.exampleItems) return undefined;
  const wanted = schemas.flatMap((schema) => childOf(schema, 'contains') ?? []);
  const found = wanted.length === 0 ? 0 : Math.max(...limit('minContains', 1));
  const least = Math.max(low, found);
  const positions = schemas.map((schema) => ({ own: positionsOf(schema), rest: restOf(schema) }));
  const first = Math.max(...positions.map(({ own }) => own.length));
  const length = Math.min(Math.max(least, extent === 'lean' ? 0 : Math.max(first, 1)), high);
  const items: Made[] = [];
  let size = 1;
  while (items.length < Math.min(length, first)) {
    const sources = positions.flatMap(({ own, rest }) => own[items.length] ?? rest);
    const made = isClosed(sources) ? undefined : make(objectsOf(sources), items.length < least);
    if (!made) break;
    items.push(made);
    size += made.size;
    if (size > LIMITS.exampleValues) return listMade(items);
  }
  const rest = positions.flatMap((one) => one.rest);
  if (isClosed(rest)) return items.length < least ? undefined : listMade(items);
  const ruled = objectsOf(rest);
  const count = length - items.length;
  const containing = Math.min(found, count);
  if (containing > 0) items.push(...makeMany([...wanted, ...ruled], containing));
  const others = ruled.length === 0 && extent !== 'lean' && least === 0 ? 0 : count - containing;
  if (others > 0) items.push(...many(ruled, others));
  return items.length < least ? undefined : listMade(items);

  function many(sources: readonly Source[], amount: number): readonly Made[] {
    if (sources.length === 0) {
      return Array.from({ length: amount }, (_, index) => plain(`${words.value}${index || ''}`));
    }
    const isUnique = schemas.some(({ value }) => value.uniqueItems === true);
    if (isUnique && amount > 1) return makeMany(sources, amount);
    const made = make(sources, least > 0);
    return made ? Array.from({ length: amount }, () => made) : [];
  }
}

/** The schemas of the first positions, in both ways to write them. */
function positionsOf(schema: Source): Source[] {
  const tuple = itemsOf(schema, 'prefixItems');
  return tuple.length > 0 ? tuple : itemsOf(schema, 'items');
}

function restOf(schema: Source): Source[] {
  const items = childOf(schema, 'items');
  const others = ['additionalItems', 'unevaluatedItems'].flatMap(
    (key) => childOf(schema, key) ?? [],
  );
  return items && !Array.isArray(items.value) ? [items] : others;
}

function isClosed(sources: readonly Source<JsonValue>[]): boolean {
  return sources.some(({ value }) => value === false);
}

function objectsOf(sources: readonly Source[]): Source[] {
  return sources.filter(({ value }) => isObject(value));
}
