import { describeValue, isObject, type JsonObject, type JsonValue } from '../json.js';
import { nearestName } from '../text.js';
import { schemasOf } from '../walkDocument.js';
import { givenValues, itemsIn, typesOf, valueUnder } from './givenValues.js';
import type { ParsedDocument } from './parseDocument.js';
import type { FaultList } from './SpecError.js';

/**
 * Reports given values of a wrong type, outside their `enum` or with too many decimal places, and required names of no
 * field. Patterns and formats are not checked, because the patterns of a hostile document may never finish.
 */
export function checkGivenValues(
  { root, sourceTexts }: Pick<ParsedDocument, 'root' | 'sourceTexts'>,
  list: FaultList,
): void {
  const allowed = new WeakMap<JsonValue[], ReadonlySet<JsonValue>>();
  for (const given of givenValues(root)) {
    const { holder, mayBeWritten, parts, pointer } = given;
    const value = valueUnder(given);
    const types = typesOf(parts);
    const isStructured = types.includes('object') || types.includes('array');
    const isText = typeof value === 'string' && (mayBeWritten || /^\s*[[{]/.test(value));
    // Some documents give null as an allowed value of a text.
    const isNull = value === null && (Array.isArray(holder) || parts.some(allowsNull));
    if (isNull || (isText && isStructured)) continue;
    for (const { enum: values, type, 'x-casas-decimais': places } of parts) {
      const names = [type ?? []].flat().map(String);
      if (names.length > 0 && !names.some((name) => TYPES[name]?.(value) ?? true)) {
        const fix = 'Write a value of this type, or correct the type.';
        list.add(pointer, `a value of type ${names.join(' or ')}`, describeValue(value), fix);
        break;
      }
      const written = typeof value === 'number' ? (sourceTexts.get(pointer) ?? `${value}`) : '';
      if (typeof places === 'number' && countDecimals(written) > places) {
        const fix = 'Remove decimal places, or correct x-casas-decimais.';
        list.add(pointer, `a value with at most ${places} decimal places`, written, fix);
        break;
      }
      if (!Array.isArray(values) || typeof value === 'object') continue;
      const known = allowed.get(values) ?? new Set(values);
      allowed.set(values, known);
      if (known.has(value)) continue;
      const fix = 'Write one of these values, or add this one to the enum.';
      const few = values.slice(0, 8).map(describeValue).join(', ');
      list.add(pointer, `a value of the enum (${few})`, describeValue(value), fix);
      break;
    }
  }
  checkRequired(root, list);
}

/** Counts in the number as it is written, with its exponent. */
function countDecimals(written: string): number {
  const [, fraction = '', exponent = '0'] =
    /^[^.eE]*(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(written) ?? [];
  return fraction.length - Number(exponent);
}

function allowsNull({ anyOf, nullable, oneOf }: JsonObject): boolean {
  return nullable === true || anyOf !== undefined || oneOf !== undefined;
}

const TYPES: Readonly<Record<string, (value: JsonValue) => boolean>> = {
  array: Array.isArray,
  boolean: (value) => typeof value === 'boolean',
  integer: Number.isInteger,
  null: (value) => value === null,
  number: (value) => typeof value === 'number',
  object: isObject,
  string: (value) => typeof value === 'string',
};

/** Keywords beside which a schema has fields that its own `properties` do not name. */
const OPEN = ['$ref', '$dynamicRef', 'allOf', 'anyOf', 'oneOf', 'if', 'patternProperties'];
/** Keywords of schemas that describe a part of the object around them. */
const PARTIAL = ['allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', 'not', 'dependentSchemas'];

function checkRequired(root: JsonObject, list: FaultList): void {
  for (const { keyword, pointer, value } of schemasOf(root)) {
    const { additionalProperties, properties, required } = Object(value);
    if (!isObject(properties) || isObject(additionalProperties)) continue;
    if (PARTIAL.includes(keyword) || OPEN.some((key) => Object.hasOwn(Object(value), key)))
      continue;
    for (const [index, name] of itemsIn(required).entries()) {
      if (list.isFull) return;
      if (typeof name !== 'string' || Object.hasOwn(properties, name)) continue;
      const near = list.takeHint() ? nearestName(name, Object.keys(properties)) : undefined;
      const fix = near === undefined ? `Describe ${name} in properties.` : `Did you mean ${near}?`;
      list.add(`${pointer}/required/${index}`, 'the name of a field', describeValue(name), fix);
    }
  }
}
