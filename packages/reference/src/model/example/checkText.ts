import type { JsonObject } from '../../json.js';
import { matchPattern } from '../pattern/matchPattern.js';
import { type PatternNode, parsePattern } from '../pattern/parsePattern.js';
import { isOfFormat, rangeOf } from './formats.js';
import { givenValues } from './givenValues.js';
import { isMultiple } from './isMultiple.js';
import { UnsureError } from './UnsureError.js';

const patterns = new Map<string, PatternNode | undefined>();

/** Whether a pattern is found in a text; nothing where it can't be read, or not in time. */
export function followsPattern(pattern: string, text: string): boolean | undefined {
  if (!patterns.has(pattern)) patterns.set(pattern, parsePattern(pattern));
  const node = patterns.get(pattern);
  return node && matchPattern(node, text);
}

/**
 * Whether a text keeps the length, pattern and format of one schema.
 *
 * @throws {UnsureError} where the pattern can't tell, and the schema doesn't give the text itself.
 */
export function checkText(schema: JsonObject, text: string): boolean {
  const { length } = [...text];
  const { format, pattern } = schema;
  return (
    length >= numberOf(schema, 'minLength', 0) &&
    length <= numberOf(schema, 'maxLength', Number.POSITIVE_INFINITY) &&
    (typeof format !== 'string' || isOfFormat(format, text)) &&
    (typeof pattern !== 'string' || keepsPattern(schema, pattern, text))
  );
}

function keepsPattern(schema: JsonObject, pattern: string, text: string): boolean {
  const follows = followsPattern(pattern, text);
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
