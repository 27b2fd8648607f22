import type { JsonObject } from '../../json';
import { matchPattern } from '../pattern/matchPattern';
import { type PatternNode, parsePattern } from '../pattern/parsePattern';
import { isOfFormat, rangeOf } from './formats';

const patterns = new Map<string, PatternNode | undefined>();

/** Whether a pattern is found in a text; one that can't be read, or not in time, forbids nothing. */
export function followsPattern(pattern: string, text: string): boolean {
  if (!patterns.has(pattern)) patterns.set(pattern, parsePattern(pattern));
  const node = patterns.get(pattern);
  return node === undefined || matchPattern(node, text) !== false;
}

/** Whether a text keeps the length, pattern and format of one schema. */
export function checkText(schema: JsonObject, text: string): boolean {
  const { length } = [...text];
  const { format, pattern } = schema;
  return (
    length >= numberOf(schema, 'minLength', 0) &&
    length <= numberOf(schema, 'maxLength', Number.POSITIVE_INFINITY) &&
    (typeof pattern !== 'string' || followsPattern(pattern, text)) &&
    (typeof format !== 'string' || isOfFormat(format, text))
  );
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
  const times = step > 0 ? value / step : 0;
  return Math.abs(times - Math.round(times)) <= 1e-9 * Math.max(1, Math.abs(times));
}

/** A limit of one schema, or what holds without it. */
export function numberOf(schema: JsonObject, key: string, otherwise: number): number {
  const value = schema[key];
  return typeof value === 'number' ? value : otherwise;
}
