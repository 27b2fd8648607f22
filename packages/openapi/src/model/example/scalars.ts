import type { JsonObject, JsonValue } from '../../json.js';
import { LIMITS } from '../../limits.js';
import type { Placeholders } from '../ModelLabels.js';
import { stringForPattern } from '../pattern/patterns.js';
import { type WorkBudget, WorkSpentError } from '../WorkBudget.js';
import { FORMATS } from './formats.js';
import { listOf, numberOf } from './keywords.js';

const OF_OBJECTS = /properties$|^required$|^propertyNames$|^dependentRequired$/i;
const OF_LISTS = /items$|^contains$/i;

/** The types all schemas of a value allow; where none is written, what their keywords speak of. */
export function typesOf(schemas: readonly JsonObject[]): readonly JsonValue[] {
  const lists = schemas.map(({ type }) => (typeof type === 'string' ? [type] : listOf(type)));
  const written = lists.filter((list) => list.length > 0);
  if (written.length > 0) {
    const isAllowed = (type: JsonValue) =>
      written.every(
        (list) => list.includes(type) || (type === 'integer' && list.includes('number')),
      );
    return [...new Set(written.flat())].filter(isAllowed);
  }
  const keys = schemas.flatMap((schema) => Object.keys(schema));
  const says = (form: RegExp) => keys.some((key) => form.test(key));
  return [...(says(OF_OBJECTS) ? ['object'] : []), ...(says(OF_LISTS) ? ['array'] : []), 'any'];
}

/**
 * Values of one type that may keep what all schemas of a value ask for, the most telling first.
 *
 * @throws {WorkSpentError} when a text is to be longer than an example shows.
 */
export function* scalarsFor(
  type: JsonValue,
  schemas: readonly JsonObject[],
  words: Placeholders,
  work: WorkBudget,
): Generator<string | number | boolean> {
  if (type === 'any') yield* [words.value, 1, true];
  if (type === 'boolean') yield* [true, false];
  if (type === 'integer' || type === 'number') yield* numbersFor(schemas, type === 'integer');
  if (type === 'string') yield* textsFor(schemas, words, work);
}

function* textsFor(
  schemas: readonly JsonObject[],
  words: Placeholders,
  work: WorkBudget,
): Generator<string> {
  const low = Math.max(...schemas.map((schema) => numberOf(schema, 'minLength', 0)));
  if (low > LIMITS.exampleText) throw new WorkSpentError();
  const high = Math.min(
    ...schemas.map((schema) => numberOf(schema, 'maxLength', LIMITS.exampleText)),
  );
  for (const pattern of stringsUnder(schemas, 'pattern')) {
    const text = stringForPattern(pattern, low, high, work);
    if (text !== undefined) yield text;
  }
  const isEncoded = stringsUnder(schemas, 'contentEncoding').includes('base64');
  for (const format of [...stringsUnder(schemas, 'format'), ...(isEncoded ? ['byte'] : [])]) {
    const text = FORMATS.get(format)?.write(words);
    if (text === undefined) continue;
    if (text.length <= high) yield text.padEnd(low, text);
  }
  yield words.text.padEnd(low, words.text || 'a').slice(0, high);
  for (const character of 'a1A0-') yield character.repeat(Math.max(low, 1));
  yield '';
}

function* numbersFor(schemas: readonly JsonObject[], isInteger: boolean): Generator<number> {
  const steps = schemas
    .map((schema) => numberOf(schema, 'multipleOf', 0))
    .filter((step) => step > 0);
  const step = steps.length > 0 ? Math.max(...steps) : isInteger ? 1 : 0.5;
  const low = Math.max(...schemas.flatMap((schema) => limitsOf(schema, 'inimum', step)));
  const high = Math.min(...schemas.flatMap((schema) => limitsOf(schema, 'aximum', -step)));
  const start = Number.isFinite(low) ? low : high < 1 ? high : isInteger ? 1 : 10.5;
  yield steps.length > 0 || isInteger ? onGrid(Math.ceil(start / step), step) : start;
  yield* [high, low, low + (high - low) / 2].filter(Number.isFinite);
  for (let times = 0; times <= 60; times += 1) {
    yield onGrid(Math.ceil(start / step) + times, step);
    if (Number.isFinite(high)) yield onGrid(Math.floor(high / step) - times, step);
  }
}

/** Limits in both notations; an exclusive one is moved by one step. */
function limitsOf(schema: JsonObject, end: string, step: number): number[] {
  const closed = schema[`m${end}`];
  const open = schema[`exclusiveM${end}`];
  const limits = typeof closed === 'number' ? [open === true ? closed + step : closed] : [];
  return typeof open === 'number' ? [...limits, open + step] : limits;
}

/** A multiple of a step, without the rounding error of binary fractions. */
function onGrid(times: number, step: number): number {
  return Number((times * step).toPrecision(15));
}

function stringsUnder(schemas: readonly JsonObject[], key: string): string[] {
  const found = schemas.map((schema) => schema[key]);
  return [...new Set(found.filter((value) => typeof value === 'string'))];
}
