import { describeValue, type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { nearestName } from '../nearestName.js';
import { type Phrase, phrase } from '../words/phrase.js';

import { findAgainstSchema, SCHEMA_KEYWORDS } from './publishedSchemas.js';
import type { FaultList } from './SpecError.js';
import type { Against, Finding } from './schemaRules.js';

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

/**
 * Adds what the published schema of the document's version has against it, one fault for each slip: a
 * key that is missing because it is misspelt is told as the misspelt one only.
 */
export function checkAgainstSchema(root: JsonObject, list: FaultList): void {
  const findings = findAgainstSchema(root);
  const missing = new Map<string, string[]>();
  for (const { against, pointer } of findings) {
    if (against.rule !== 'missing') continue;
    missing.set(pointer, [...(missing.get(pointer) ?? []), ...against.keys]);
  }
  // Which keys an object may have depends on its `type` or `in`.
  const unsure = new Set(
    findings
      .filter(({ against }) => against.rule === 'value')
      .map(({ pointer }) => holderOf(pointer)),
  );
  const misspelt = new Set<string>();
  for (const { against, pointer, value } of findings) {
    if (against.rule !== 'unknown' || list.isFull) continue;
    const wanted = missing.get(pointer) ?? [];
    const nearest = nearestName(against.key, wanted) ?? nearUnused(against, value);
    if (nearest === undefined && unsure.has(pointer)) continue;
    if (nearest !== undefined && wanted.includes(nearest)) misspelt.add(pointer);
    addUnknownKey(list, pointer, against, nearest, String(root.openapi));
  }
  const told = new Set<string>();
  for (const finding of findings) {
    const { against, pointer } = finding;
    if (against.rule === 'unknown' || list.isFull || told.has(pointer)) continue;
    if (against.rule === 'missing' && misspelt.has(pointer)) continue;
    // A value has one slip at most; an object may lack several keys.
    if (against.rule !== 'missing') told.add(pointer);
    addFinding(list, finding);
  }
}

function nearUnused(
  { key, known }: Extract<Against, { rule: 'unknown' }>,
  value: JsonValue,
): string | undefined {
  const used = new Set(Object.keys(value as JsonObject));
  return nearestName(
    key,
    known.filter((name) => !used.has(name)),
  );
}

/** Adds a fault about a key that means nothing where it stands. */
export function addUnknownKey(
  list: FaultList,
  pointer: string,
  { key, known }: Pick<Extract<Against, { rule: 'unknown' }>, 'key' | 'known'>,
  nearest: string | undefined,
  version: string,
): void {
  const isLater =
    nearest === undefined && SCHEMA_KEYWORDS.includes(key) && known.includes('nullable');
  const mend =
    nearest !== undefined
      ? phrase('mend.nearKey', { key, nearest })
      : isLater
        ? phrase('mend.laterKeyword', { key, version })
        : phrase('mend.unknownKey', { key });
  const expected = nearest ?? phrase('expected.knownKey', { names: listNames(known) });
  list.add(joinPointer(pointer, key), expected, key, mend);
}

function addFinding(list: FaultList, { against, pointer, value }: Finding): void {
  const key = lastOf(pointer);
  const found = describeValue(value);
  switch (against.rule) {
    case 'missing': {
      const [wanted = '', ...others] = against.keys;
      const names = listNames(against.keys);
      const expected =
        others.length === 0
          ? phrase('expected.key', { key: wanted })
          : phrase('expected.oneKeyOf', { names });
      list.add(pointer, expected, found, phrase('mend.addKey', { key: wanted }));
      break;
    }
    case 'together': {
      const [wrong = '', ...others] = against.keys;
      if (others.length === 0) {
        const mend = phrase('mend.removeKey', { key: wrong });
        list.add(pointer, phrase('expected.apart', { key: wrong }), found, mend);
      } else {
        const names = listNames(against.keys);
        list.add(pointer, phrase('expected.onlyOneOf', { names }), found, phrase('mend.keepOne'));
      }
      break;
    }
    case 'type':
      list.add(pointer, nameTypes(against.types), found, mendType(against.types, value, key));
      break;
    case 'value': {
      const names = against.values.map(String);
      const nearest = typeof value === 'string' ? nearestName(value, names) : undefined;
      const mend =
        nearest === undefined
          ? phrase('mend.correct', { key })
          : phrase('mend.nearValue', { nearest });
      list.add(pointer, phrase('expected.oneOf', { names: listNames(names) }), found, mend);
      break;
    }
    case 'pattern': {
      const expected = phrase('expected.pattern', { pattern: against.pattern });
      list.add(pointer, expected, found, phrase('mend.correct', { key }));
      break;
    }
    case 'least':
    case 'most': {
      const { limit, rule } = against;
      const expected = phrase(rule === 'least' ? 'expected.atLeast' : 'expected.atMost', { limit });
      list.add(pointer, expected, found, phrase('mend.correct', { key }));
      break;
    }
    case 'twice':
      list.add(
        pointer,
        phrase('expected.entryOnce'),
        describeValue(against.entry),
        phrase('mend.removeTwin'),
      );
      break;
    case 'entries':
      list.add(pointer, phrase('expected.queryOnce'), found, phrase('mend.moveQuery'));
      break;
  }
}

function nameTypes(types: readonly string[]): Phrase {
  const [first = phrase('expected.text'), ...others] = types.flatMap((type) => TYPES[type] ?? []);
  return others.reduce(
    (either, other) => phrase('expected.either', { first: either, second: other }),
    first,
  );
}

function mendType(types: readonly string[], value: JsonValue, key: string): Phrase {
  if (value === null) return phrase('mend.fillKey', { key });
  // Of 3.0, where it says whether `minimum` itself is left out.
  if (key.startsWith('exclusive') && value === true) return phrase('mend.exclusiveLimit', { key });
  if (types.includes('string') && typeof value !== 'object') return phrase('mend.quote', { key });
  if (types.includes('boolean') && typeof value === 'string') {
    return phrase('mend.writeBoolean', { written: value });
  }
  return phrase('mend.correct', { key });
}

function listNames(names: readonly string[]): string {
  const listed = names.slice(0, LISTED_NAMES).join(', ');
  return names.length > LISTED_NAMES ? `${listed}, …` : listed;
}

function holderOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function lastOf(pointer: string): string {
  const last = pointer.slice(pointer.lastIndexOf('/') + 1);
  return last.replaceAll('~1', '/').replaceAll('~0', '~').replaceAll('%25', '%');
}
