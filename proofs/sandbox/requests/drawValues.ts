import fc from 'fast-check';
import type { Json } from './RawContracts.js';
import type { IdChoice } from './World.js';

/** A placeholder for an id, resolved when the request is made. */
export interface IdReference {
  $pick: IdChoice;
}

/** Placeholder for the mark of the sending account. */
export const MARK = '§';

/** Draws a reference to an object of the account, or sometimes of another one. */
export function reference(kind: string): fc.Arbitrary<IdReference> {
  return fc.record({
    $pick: fc.record({
      kind: fc.constant(kind),
      number: fc.nat(1000),
      foreign: fc.nat(9).map((number) => number === 0),
    }),
  });
}

/** Draws a number that conforms to a schema. */
export function drawNumber({ examples, ...schema }: Json): fc.Arbitrary<unknown> {
  const min = Number(schema.minimum ?? schema.exclusiveMinimum ?? 0);
  return fc.oneof(
    fc.constantFrom(...((examples as number[] | undefined) ?? [100])),
    fc.integer({ min: min + 1, max: 50 }),
    fc.integer({ min: 1, max: 10 ** 8 }).map((whole) => min + whole / 10 ** 4),
  );
}

/** Draws a text that conforms to a schema; a free text contains the account's mark. */
export function drawText(schema: Json): fc.Arbitrary<unknown> {
  const { pattern, format, maxLength, minLength, examples } = schema;
  if (format === 'date') return drawDay();
  if (format === 'date-time') return drawDay().map((day) => `${day}T12:00:00Z`);
  if (format === 'uuid') return fc.uuid();
  if (format === 'binary') return fc.constant('binary');
  if (typeof pattern === 'string') {
    return pattern.startsWith('^LNC')
      ? reference('codigo')
      : fc.stringMatching(new RegExp(pattern));
  }
  const known = (examples as string[] | undefined) ?? [];
  const free = fc.string({ maxLength: 20, unit: 'grapheme' }).map((text) => {
    const marked = `${MARK} ${text}`;
    if (typeof maxLength === 'number' && maxLength < 40) {
      return text.padEnd(Number(minLength ?? 0), 'x').slice(0, maxLength);
    }
    return marked;
  });
  return known.length > 0 ? fc.oneof(fc.constantFrom(...known), free) : free;
}

function drawDay(): fc.Arbitrary<string> {
  const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
  return fc.integer({ min: Date.UTC(2026, 1, 1), max: Date.UTC(2028, 11, 31) }).map(day);
}
