import { isObject, type JsonValue } from '@frontier/reference/document';
import type { Arbitrary } from 'fast-check';
import * as fc from 'fast-check';

/** One change of a document: where it is made, as shares of what there is, and what is put there. */
export interface Mutation {
  readonly kind: 'replace' | 'remove' | 'rename' | 'copy';
  /** Which of all values, from 0 to 1. */
  readonly at: number;
  /** Which of all values is copied there. */
  readonly from: number;
  readonly value: JsonValue;
  readonly name: string;
}

/** Words that mean something to OpenAPI, JSON Schema, JavaScript, HTML or file systems. */
const WORDS = [
  '',
  '$ref',
  '#/components/schemas/A',
  '__proto__',
  'constructor',
  'oneOf',
  'allOf',
  'type',
  'properties',
  'x-a',
  '../..',
  '<script>alert(1)</script>',
  '# a\n\n- [b](javascript:c)',
  '{a}',
  '^(a+)+$',
  '\u202e',
  '1e400',
];

const words = fc.oneof(fc.constantFrom(...WORDS), fc.string({ maxLength: 12, unit: 'grapheme' }));

/** Any value of JSON, small, with names that mean something. */
export const values: Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    words,
    fc.constantFrom(null, true, false, 0, -1, 1.5, 1e300, 2 ** 53),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(words, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

/** A few changes, made one after the other. */
export const mutations: Arbitrary<readonly Mutation[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('replace', 'remove', 'rename', 'copy'),
    at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    from: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    value: values,
    name: words,
  }),
  { minLength: 1, maxLength: 6 },
);

interface Place {
  readonly holder: JsonValue[] | { [key: string]: JsonValue };
  readonly key: string;
}

/** A document as it is after some changes; what was given stays as it is. */
export function mutate(document: JsonValue, changes: readonly Mutation[]): JsonValue {
  const copy = structuredClone(document);
  for (const { at, from, kind, name, value } of changes) {
    const places = [...placesIn(copy)];
    const place = places[Math.floor(at * places.length)];
    const other = places[Math.floor(from * places.length)];
    if (!place || !other) break;
    if (kind === 'replace') put(place, value);
    else if (kind === 'copy') put(place, structuredClone(valueAt(other)));
    else if (kind === 'rename' && isObject(place.holder)) {
      const moved = valueAt(place);
      delete place.holder[place.key];
      put({ holder: place.holder, key: name }, moved);
    } else if (isObject(place.holder)) delete place.holder[place.key];
    else place.holder.splice(Number(place.key), 1);
  }
  return copy;
}

function* placesIn(holder: JsonValue): Generator<Place> {
  if (!isObject(holder) && !Array.isArray(holder)) return;
  for (const [key, value] of Object.entries(holder)) {
    yield { holder, key };
    yield* placesIn(value);
  }
}

function valueAt({ holder, key }: Place): JsonValue {
  return (Array.isArray(holder) ? holder[Number(key)] : holder[key]) ?? null;
}

/** As an own entry, whatever its name means to objects. */
function put({ holder, key }: Place, value: JsonValue): void {
  Object.defineProperty(holder, key, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}
