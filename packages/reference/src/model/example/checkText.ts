import type { JsonObject } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { matchPattern } from '../pattern/matchPattern.js';
import { type PatternNode, parsePattern } from '../pattern/parsePattern.js';
import type { WorkBudget } from '../WorkBudget.js';
import { isKnownFormat, isOfFormat, rangeOf } from './formats.js';
import { givenValues } from './givenValues.js';
import { isMultiple } from './isMultiple.js';
import { UnsureError } from './UnsureError.js';

const patterns = new Map<string, PatternNode | undefined>();

/** Whether a pattern is found in a text; nothing where it can't be read, or not in time. */
export function followsPattern(
  pattern: string,
  text: string,
  work: WorkBudget,
): boolean | undefined {
  if (!patterns.has(pattern)) patterns.set(pattern, parsePattern(pattern));
  const node = patterns.get(pattern);
  return node && matchPattern(node, text, work);
}

/**
 * Whether a text keeps the length, pattern and format of one schema.
 *
 * @throws {UnsureError} where the pattern can't tell, and the schema doesn't give the text itself.
 */
export function checkText(schema: JsonObject, text: string, work: WorkBudget): boolean {
  const { format, maxLength, minLength, pattern } = schema;
  work.spend(text.length >> 6);
  if (minLength !== undefined || maxLength !== undefined) {
    const length = lengthOf(text);
    if (length < numberOf(schema, 'minLength', 0)) return false;
    if (length > numberOf(schema, 'maxLength', Number.POSITIVE_INFINITY)) return false;
  }
  return (
    (typeof format !== 'string' || keepsFormat(format, text)) &&
    (typeof pattern !== 'string' || keepsPattern(schema, pattern, text, work))
  );
}

/** Characters, as JSON Schema counts them: one for each code point. */
function lengthOf(text: string): number {
  let length = text.length;
  for (const _ of text.matchAll(/[\ud800-\udbff][\udc00-\udfff]/g)) length -= 1;
  return length;
}

function keepsFormat(format: string, text: string): boolean {
  if (text.length > LIMITS.formatText && isKnownFormat(format)) {
    throw new UnsureError(`format ${format}`);
  }
  return isOfFormat(format, text);
}

function keepsPattern(
  schema: JsonObject,
  pattern: string,
  text: string,
  work: WorkBudget,
): boolean {
  const follows = followsPattern(pattern, text, work);
  if (follows !== undefined) return follows;
  const given = givenValues([{ value: schema, pointer: '' }]);
  if ([...given].some(({ value }) => value === text)) return true;
  throw new UnsureError(`pattern ${pattern}`);
}

/** Whether a number keeps the limits of one schema, in both ways to write an open one. */
export function checkNumber(schema: JsonObject, value: number): boolean {
  const { exclusiveMaximum, exclusiveMinimum, format } = schema;
  const low = numberOf(schema, 'minimum', Number.NEGATIVE_INFINITY);
  const high = numberOf(schema, 'maximum', Number.POSITIVE_INFINITY);
  const range = rangeOf(typeof format === 'string' ? format : undefined);
  if (value < low || (exclusiveMinimum === true && value === low)) return false;
  if (value > high || (exclusiveMaximum === true && value === high)) return false;
  if (typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum) return false;
  if (typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum) return false;
  if (range && (value < range[0] || value > range[1] || !Number.isInteger(value))) return false;
  if (format === 'int64' && !Number.isInteger(value)) return false;
  const step = numberOf(schema, 'multipleOf', 0);
  return step <= 0 || isMultiple(value, step);
}

/** A limit of one schema, or what holds without it. */
export function numberOf(schema: JsonObject, key: string, otherwise: number): number {
  const value = schema[key];
  return typeof value === 'number' ? value : otherwise;
}
