import { isObject, type JsonObject, type JsonValue } from '../json.js';
import { nearestName } from '../nearestName.js';
import {
  type Description,
  describeFinding,
  describeUnknown,
  isResponses,
} from './describeFinding.js';
import { findAgainstSchema, SCHEMA_KEYWORDS } from './publishedSchemas.js';
import type { FaultList } from './SpecError.js';
import type { Against } from './schemaRules.js';

/**
 * Adds what the published schema of the document's version has against it, one fault for each slip: what
 * is missing because it is misspelt, or stands in the wrong place, is told there only.
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
  // Objects of which a slip is told that others follow from.
  const explained = new Set<string>();
  for (const { against, pointer, value } of findings) {
    if (against.rule !== 'unknown' || list.isFull) continue;
    const wanted = missing.get(pointer) ?? [];
    const nearest = nearestName(against.key, wanted) ?? nearUnused(against, value);
    if (nearest === undefined && unsure.has(pointer)) continue;
    const isMisplaced =
      nearest === undefined ? belongsElsewhere(against) : wanted.includes(nearest);
    // Of several keys in one wrong place the first is enough.
    if (isMisplaced && nearest === undefined && explained.has(pointer)) continue;
    if (isMisplaced) explained.add(pointer);
    addTo(list, describeUnknown(pointer, against, nearest, String(root.openapi)));
  }
  const told = new Set<string>();
  for (const finding of findings) {
    const { against, pointer } = finding;
    if (against.rule === 'unknown' || list.isFull || told.has(pointer)) continue;
    if (against.rule === 'missing' && (explained.has(pointer) || unsure.has(pointer))) continue;
    // A value has one slip at most; an object may lack several keys.
    if (against.rule !== 'missing') told.add(pointer);
    addTo(list, describeFinding(finding));
  }
}

/** Adds what is told of one finding. */
export function addTo(list: FaultList, { expected, found, mend, pointer }: Description): void {
  list.add(pointer, expected, found, mend);
}

/** Whether a key is of a schema, or a media type, that its object should hold a level below. */
function belongsElsewhere({ key, known }: Extract<Against, { rule: 'unknown' }>): boolean {
  const isOfSchema = known.includes('schema') && (SCHEMA_KEYWORDS.includes(key) || key === '$ref');
  return isOfSchema || isResponses(known) || (known.includes('content') && key.includes('/'));
}

/** A key that is nearly one the object could have; a keyword of schemas is most likely no other's name. */
function nearUnused(
  { key, known }: Extract<Against, { rule: 'unknown' }>,
  value: JsonValue,
): string | undefined {
  if (!isObject(value) || (known.includes('schema') && SCHEMA_KEYWORDS.includes(key)))
    return undefined;
  return nearestName(
    key,
    known.filter((name) => !Object.hasOwn(value, name)),
  );
}

function holderOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}
