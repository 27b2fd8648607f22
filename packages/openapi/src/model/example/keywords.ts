import { isObject, type JsonObject, type JsonValue } from '../../json.js';
import { LIMITS } from '../../limits.js';
import type { Source } from '../context.js';
import { followsPattern } from '../pattern/patterns.js';
import { childOf, entriesOf, itemsOf } from '../read.js';
import { COST, type WorkBudget } from '../WorkBudget.js';
import { FORMATS } from './formats.js';

/** Thrown where it can't be decided whether a value is valid; the value is then refused. */
export class UncheckableError extends Error {}

/** A list's items; empty where the value is no list. */
export function listOf(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : [];
}

/** A limit of one schema, or what holds without it. */
export function numberOf(schema: JsonObject, key: string, otherwise: number): number {
  const value = schema[key];
  return typeof value === 'number' ? value : otherwise;
}

/** What a document itself gives for a place, the most telling kind first. */
export function* givenValues(schemas: readonly Source<JsonObject>[]): Generator<Source> {
  for (const key of ['const', 'examples', 'example', 'default', 'enum']) {
    for (const schema of schemas) {
      const given = childOf(schema, key);
      if (given && key !== 'examples' && key !== 'enum') yield given;
      else yield* itemsOf(schema, key);
    }
  }
}

/** The schemas one schema gives a name; nothing where a pattern can't be read. */
export function schemasOfName(
  schema: Source<JsonObject>,
  name: string,
  work: WorkBudget,
): Source[] | undefined {
  const properties = childOf(schema, 'properties');
  const own = properties && childOf(properties, name);
  const patterns = entriesOf(schema, 'patternProperties');
  work.spend(patterns.length * COST.form);
  const told = patterns.map(([pattern]) => followsPattern(pattern, name, work));
  if (told.includes(undefined)) return undefined;
  const matching = patterns.filter((_, index) => told[index]).map(([, source]) => source);
  return own ? [own, ...matching] : matching;
}

/** The schemas of the first positions of a list, in both ways to write them, and of all others. */
export function itemSchemas(schema: Source): { first: Source[]; rest: Source | undefined } {
  const items = childOf(schema, 'items');
  const isTuple = Array.isArray(items?.value);
  return {
    first: itemsOf(schema, isTuple ? 'items' : 'prefixItems'),
    rest: isTuple ? childOf(schema, 'additionalItems') : items,
  };
}

const TYPES = /^(?:array|boolean|integer|null|number|object|string)$/;

/** What one schema itself says of a value: type, values, and the limits of a text or a number. */
export function checkOwn(
  value: JsonValue,
  schema: JsonObject,
  isOld: boolean,
  work: WorkBudget,
): boolean {
  const { enum: values, type } = schema;
  const types = typeof type === 'string' ? [type] : listOf(type);
  const isNull = value === null && schema.nullable === true && isOld;
  if (types.length > 0 && !isNull && !types.some((name) => isOfType(value, name))) return false;
  if (Array.isArray(values) && !holdsValue(values, value)) return false;
  if (schema.const !== undefined && canonical(schema.const) !== canonical(value)) return false;
  if (typeof value === 'string') return checkText(schema, value, work);
  return typeof value !== 'number' || checkNumber(schema, value);
}

/** An unknown type allows every value. */
function isOfType(value: JsonValue, type: JsonValue): boolean {
  const own = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return type === own || (type === 'integer' && Number.isInteger(value)) || !TYPES.test(`${type}`);
}

/** One text for all values that are equal, whatever the order of their members (JSON Schema, §4.2.2). */
export function canonical(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value === 'number') return String(value);
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? null)}`);
  return `{${members.join()}}`;
}

const sets = new WeakMap<readonly JsonValue[], ReadonlySet<string>>();

/** Whether a list has a value; each list is read once. */
function holdsValue(list: readonly JsonValue[], value: JsonValue): boolean {
  const set = sets.get(list) ?? new Set(list.map(canonical));
  sets.set(list, set);
  return set.has(canonical(value));
}

function checkText(schema: JsonObject, text: string, work: WorkBudget): boolean {
  const { format, maxLength, minLength, pattern } = schema;
  work.spend(text.length >> 6);
  if (minLength !== undefined || maxLength !== undefined) {
    // One for each code point: JSON Schema counts characters.
    const length = text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
    if (length < numberOf(schema, 'minLength', 0)) return false;
    if (length > numberOf(schema, 'maxLength', Number.POSITIVE_INFINITY)) return false;
  }
  const known = typeof format === 'string' ? FORMATS.get(format) : undefined;
  if (known && text.length > LIMITS.formatText) throw new UncheckableError(`format ${format}`);
  if (known && !known.tells(text)) return false;
  if (typeof pattern !== 'string') return true;
  const follows = followsPattern(pattern, text, work);
  if (follows !== undefined) return follows;
  for (const { value } of givenValues([{ value: schema, pointer: '' }])) {
    if (value === text) return true;
  }
  throw new UncheckableError(`pattern ${pattern}`);
}

/** Whether a number keeps the limits of one schema, in both ways to write an open one. */
function checkNumber(schema: JsonObject, value: number): boolean {
  const { exclusiveMaximum, exclusiveMinimum, format } = schema;
  const low = numberOf(schema, 'minimum', Number.NEGATIVE_INFINITY);
  const high = numberOf(schema, 'maximum', Number.POSITIVE_INFINITY);
  if (value < low || (exclusiveMinimum === true && value === low)) return false;
  if (value > high || (exclusiveMaximum === true && value === high)) return false;
  if (typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum) return false;
  if (typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum) return false;
  if (format === 'int64' && !Number.isInteger(value)) return false;
  if (format === 'int32' && (value | 0) !== value) return false;
  const step = numberOf(schema, 'multipleOf', 0);
  return step <= 0 || isMultiple(value, step);
}

/** Binary fractions round decimals: a number within the rounding error of a multiple counts as one. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) <= Math.abs(times) * 2 ** -50;
}
