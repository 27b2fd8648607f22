import type { JsonObject } from '../../json.js';
import { LIMITS } from '../../limits.js';
import type { Placeholders } from '../ModelLabels.js';
import { stringForPattern } from '../pattern/stringForPattern.js';
import type { WorkBudget } from '../WorkBudget.js';
import { numberOf } from './checkText.js';
import { rangeOf, textOfFormat } from './formats.js';
import type { Demand } from './gather.js';

/** Texts that may keep what all schemas of a place ask for, the most telling first. */
export function* textsFor(
  demands: readonly Demand[],
  words: Placeholders,
  work: WorkBudget,
): Generator<string> {
  const low = Math.max(...demands.map(({ value }) => numberOf(value, 'minLength', 0)));
  if (low > LIMITS.exampleText) return;
  const high = Math.min(
    ...demands.map(({ value }) => numberOf(value, 'maxLength', LIMITS.exampleText)),
  );
  for (const pattern of stringsUnder(demands, 'pattern')) {
    const text = stringForPattern(pattern, low, high, work);
    if (text !== undefined) yield text;
  }
  const isEncoded = stringsUnder(demands, 'contentEncoding').includes('base64');
  for (const format of [...stringsUnder(demands, 'format'), ...(isEncoded ? ['byte'] : [])]) {
    const text = textOfFormat(format, words);
    if (text === undefined) continue;
    if (text.length <= high) yield text.padEnd(low, text);
    if (format === 'byte') yield 'QUJD'.repeat(Math.ceil(low / 4));
    if (/^ur[il]|^iri/.test(format))
      yield `${text}/${'a'.repeat(Math.max(low - text.length - 1, 0))}`;
    if (/^ur[il]|^iri/.test(format)) yield 'a:b';
    if (/email/.test(format)) yield 'a@b.co';
  }
  const text = words.text.padEnd(low, words.text || 'a').slice(0, high);
  yield text;
  for (const character of 'a1A0-') yield character.repeat(Math.max(low, 1));
  yield '';
}

/** Whether a text or a list is to be longer than an example shows. */
export function asksTooMuch(demands: readonly Demand[]): boolean {
  return demands.some(
    ({ value }) =>
      numberOf(value, 'minLength', 0) > LIMITS.exampleText ||
      numberOf(value, 'minItems', 0) > LIMITS.exampleItems,
  );
}

/** Numbers that may keep what all schemas of a place ask for. */
export function* numbersFor(demands: readonly Demand[], isInteger: boolean): Generator<number> {
  const schemas = demands.map(({ value }) => value);
  const steps = schemas
    .map((schema) => numberOf(schema, 'multipleOf', 0))
    .filter((step) => step > 0);
  const [step = isInteger ? 1 : 0.5] = [...steps].sort((a, b) => b - a);
  const range = schemas.flatMap(({ format }) =>
    typeof format === 'string' ? (rangeOf(format) ?? []) : [],
  );
  const low = largest(schemas.flatMap((schema) => limitsOf(schema, 'inimum', step)));
  const high = smallest(schemas.flatMap((schema) => limitsOf(schema, 'aximum', -step)));
  const start = low ?? (high !== undefined && high < 1 ? high : isInteger ? 1 : 10.5);
  const onStep = steps.length === 0 ? start : onGrid(Math.ceil(start / step), step);
  yield isInteger ? Math.ceil(onStep) : onStep;
  if (high !== undefined) {
    yield high;
    yield onGrid(Math.floor(high / step), step);
    if (low !== undefined) yield low + (high - low) / 2;
  }
  if (low !== undefined) yield low;
  for (let times = 0; times <= 60; times += 1) {
    yield onGrid(Math.ceil((low ?? 0) / step) + times, step);
    if (high !== undefined) yield onGrid(Math.floor(high / step) - times, step);
  }
  const whole = steps.reduce((product, one) => product * one, 1);
  yield onGrid(Math.ceil((low ?? 1) / whole), whole);
  yield* range;
}

/** Limits written either way; an open one is kept by the next step. */
function limitsOf(schema: JsonObject, end: string, step: number): number[] {
  const closed = schema[`m${end}`];
  const open = schema[`exclusiveM${end}`];
  const limits = typeof closed === 'number' ? [open === true ? closed + step : closed] : [];
  return typeof open === 'number' ? [...limits, open + step] : limits;
}

/** Steps without the noise of binary fractions. */
function onGrid(times: number, step: number): number {
  return Number((times * step).toPrecision(15));
}

function largest(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : Math.max(...values);
}

function smallest(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : Math.min(...values);
}

function stringsUnder(demands: readonly Demand[], key: string): string[] {
  const found = demands.map(({ value }) => value[key]);
  return [...new Set(found.filter((value) => typeof value === 'string'))];
}
