import { describeValue, isObject, type JsonValue, joinPointer, splitPointer } from '../json.js';
import { nearestName } from '../nearestName.js';
import { type FaultText, type Phrase, phrase } from '../words/phrase.js';
import { SCHEMA_KEYWORDS } from './publishedSchemas.js';
import type { Against, Finding } from './schemaRules.js';

/** What is told of a finding. */
export interface Description {
  readonly pointer: string;
  readonly expected: FaultText;
  readonly found: FaultText | undefined;
  readonly mend: Phrase;
}

type Unknown = Pick<Extract<Against, { rule: 'unknown' }>, 'key' | 'known'>;

/** Names that one sentence still lists. */
const LISTED_NAMES = 16;

const TYPES: Readonly<Record<string, Phrase>> = {
  object: phrase('expected.object'),
  array: phrase('expected.list'),
  string: phrase('expected.text'),
  number: phrase('expected.number'),
  integer: phrase('expected.integer'),
  boolean: phrase('expected.boolean'),
};

/** Types of other languages, and what JSON Schema writes for them. */
const TYPES_ELSEWHERE: Readonly<Record<string, string>> = {
  bool: 'type: boolean',
  int: 'type: integer',
  long: 'type: integer, format: int64',
  float: 'type: number',
  double: 'type: number',
  decimal: 'type: number',
  str: 'type: string',
  text: 'type: string',
  file: 'type: string, format: binary',
  date: 'type: string, format: date',
  datetime: 'type: string, format: date-time',
  bearer: 'type: http, scheme: bearer',
  basic: 'type: http, scheme: basic',
};

/**
 * Describes a key that means nothing where it stands.
 *
 * @param nearest the key it most likely is.
 * @param version of the document.
 */
export function describeUnknown(
  holder: string,
  { key, known }: Unknown,
  nearest: string | undefined,
  version: string,
): Description {
  const expected =
    nearest ??
    (isResponses(known)
      ? phrase('expected.status')
      : phrase('expected.knownKey', { names: listNames(known) }));
  const mend =
    nearest === undefined
      ? mendUnknown(holder, key, known, version)
      : phrase('mend.nearKey', { key, nearest });
  return { pointer: joinPointer(holder, key), expected, found: key, mend };
}

/** Where a key belongs that stands in the wrong place, as far as its name tells. */
function mendUnknown(
  holder: string,
  key: string,
  known: readonly string[],
  version: string,
): Phrase {
  if (isResponses(known)) {
    return phrase(key === 'content' ? 'mend.belowResponse' : 'mend.writeStatus', { key });
  }
  if (known.includes('schema')) {
    if (lastKey(holder) === 'schema') return phrase('mend.aboveSchema');
    if (SCHEMA_KEYWORDS.includes(key)) return phrase('mend.underSchema', { key });
  }
  if (known.includes('content') && key.includes('/')) return phrase('mend.aboveMediaType');
  // Of the keywords of schemas only those of 3.0 have `nullable`.
  if (known.includes('nullable') && SCHEMA_KEYWORDS.includes(key)) {
    return phrase('mend.laterKeyword', { key, version });
  }
  return phrase('mend.unknownKey', { key });
}

/** Whether the keys are those of `responses`: statuses are told apart by a pattern. */
export function isResponses(known: readonly string[]): boolean {
  return known.length === 1 && known[0] === 'default';
}

/** Describes what a schema has against a value. */
export function describeFinding({ against, pointer, value }: Finding): Description {
  const found = describeValue(value);
  const key = lastKey(pointer);
  switch (against.rule) {
    case 'unknown':
      return describeUnknown(pointer, against, undefined, '');
    case 'missing': {
      const [wanted = '', ...others] = against.keys;
      const names = listNames(against.keys);
      const expected =
        others.length === 0
          ? phrase('expected.key', { key: wanted })
          : phrase('expected.oneKeyOf', { names });
      const near = isObject(value) ? nearestName(wanted, Object.keys(value)) : undefined;
      if (near === undefined || against.keys.includes(near)) {
        // What the object has instead would set alike ones apart.
        const mend = phrase('mend.addKey', { key: wanted });
        return { pointer, expected, found: undefined, mend };
      }
      return describeUnknown(pointer, { key: near, known: [] }, wanted, '');
    }
    case 'together': {
      const [wrong = '', ...others] = against.keys;
      if (others.length > 0) {
        const names = listNames(against.keys);
        const expected = phrase('expected.onlyOneOf', { names });
        return { pointer, expected, found, mend: phrase('mend.keepOne') };
      }
      const expected = phrase('expected.apart', { key: wrong });
      return { pointer, expected, found, mend: phrase('mend.removeKey', { key: wrong }) };
    }
    case 'type':
      return { pointer, found, ...describeType(against.types, value, key) };
    case 'value': {
      const names = against.values.map(String);
      const expected = phrase('expected.oneOf', { names: listNames(names) });
      return { pointer, expected, found, mend: mendValue(names, value, key) };
    }
    case 'pattern': {
      const isVersion = pointer === '/openapi';
      const expected = isVersion
        ? phrase('expected.openapiVersion')
        : phrase('expected.pattern', { pattern: against.pattern });
      const mend = isVersion ? phrase('mend.addOpenapiVersion') : phrase('mend.correct', { key });
      return { pointer, expected, found, mend };
    }
    case 'least':
    case 'most': {
      const { limit, rule } = against;
      const expected = phrase(rule === 'least' ? 'expected.atLeast' : 'expected.atMost', { limit });
      return { pointer, expected, found, mend: phrase('mend.correct', { key }) };
    }
    case 'twice': {
      const expected = phrase('expected.entryOnce');
      const entry = describeValue(against.entry);
      return { pointer, expected, found: entry, mend: phrase('mend.removeTwin') };
    }
    case 'entries': {
      const expected = phrase('expected.queryOnce');
      return { pointer, expected, found, mend: phrase('mend.moveQuery') };
    }
  }
}

function describeType(types: readonly string[], value: JsonValue, key: string) {
  const [first = phrase('expected.text'), ...others] = types.flatMap((type) => TYPES[type] ?? []);
  const expected = others.reduce(
    (either, other) => phrase('expected.either', { first: either, second: other }),
    first,
  );
  return { expected, mend: mendType(types, value, key) };
}

function mendType(types: readonly string[], value: JsonValue, key: string): Phrase {
  if (value === null) return phrase('mend.fillKey', { key });
  if (key === 'required' && typeof value === 'boolean') return phrase('mend.requiredAbove');
  if (key === 'type' && Array.isArray(value)) return phrase('mend.oneType');
  if (key.startsWith('exclusive')) {
    // In 3.0 it says whether the limit itself is left out; since 3.1 it is the limit.
    if (value === true) return phrase('mend.exclusiveLimit', { key });
    const limit = key === 'exclusiveMinimum' ? 'minimum' : 'maximum';
    if (typeof value === 'number') return phrase('mend.exclusiveFlag', { key, limit });
  }
  if (types.includes('string') && typeof value === 'number') return phrase('mend.quote', { key });
  if (types.includes('boolean') && typeof value === 'string') {
    return phrase('mend.writeBoolean', { written: value });
  }
  if (types.includes('array') && typeof value !== 'object')
    return phrase('mend.writeList', { key });
  return phrase('mend.correct', { key });
}

function mendValue(names: readonly string[], value: JsonValue, key: string): Phrase {
  if (value === null && names.includes('null')) return phrase('mend.quote', { key: 'null' });
  const [only] = names;
  if (names.length === 1 && only !== undefined) {
    return phrase('mend.write', { text: `${key}: ${only}` });
  }
  if (key === 'type' && Array.isArray(value)) return phrase('mend.oneType');
  if (typeof value !== 'string') return phrase('mend.correct', { key });
  const elsewhere = TYPES_ELSEWHERE[value.toLowerCase()];
  if (key === 'type' && elsewhere !== undefined) return phrase('mend.write', { text: elsewhere });
  const nearest = nearestName(value, names);
  if (nearest === undefined) return phrase('mend.correct', { key });
  return phrase('mend.nearValue', { nearest });
}

function listNames(names: readonly string[]): string {
  const listed = names.slice(0, LISTED_NAMES).join(', ');
  return names.length > LISTED_NAMES ? `${listed}, …` : listed;
}

/** The last key of a pointer that is a name: an entry of a list is called as the list. */
function lastKey(pointer: string): string {
  const keys = splitPointer(pointer);
  return keys.findLast((key) => !/^\d+$/.test(key)) ?? keys.at(-1) ?? '';
}
