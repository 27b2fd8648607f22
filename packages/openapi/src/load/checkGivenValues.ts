import { describeValue, isObject, type JsonObject, type JsonValue } from '../json.js';
import { LIMITS } from '../limits.js';
import { nearestName } from '../text.js';
import { schemasBelow } from '../walkDocument.js';
import { givenValues, itemsIn, typesOf, valueUnder } from './givenValues.js';
import type { ParsedDocument } from './parseDocument.js';
import { resolveRef } from './resolveRef.js';
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

/** Decimal places of a number as it is written, with its exponent. */
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

/** Keywords of schemas that apply to the same object as the schema around them. */
const IN_LIST = ['allOf', 'anyOf', 'oneOf'];
const ALONE = ['if', 'then', 'else', 'not'];
/** Keywords that describe fields in another way than by their names. */
const OPEN = ['patternProperties', 'dependentSchemas', '$dynamicRef'];

/** Reports required names that are no field of the schema, of those that it combines or of the one around it. */
function checkRequired(root: JsonObject, list: FaultList): void {
  /** The outermost schema of each combination, by the pointers of its parts that combine others. */
  const combined = new Map<string, JsonObject>();
  for (const { keyword, pointer, value } of schemasBelow('document', {
    value: root,
    pointer: '',
  })) {
    if (!isObject(value)) continue;
    const levels = IN_LIST.includes(keyword) ? 2 : ALONE.includes(keyword) ? 1 : 0;
    const around = pointer.split('/').slice(0, -levels).join('/');
    const whole = (levels > 0 && combined.get(around)) || value;
    if ([...IN_LIST, ...ALONE].some((key) => value[key] !== undefined)) {
      combined.set(pointer, whole);
    }
    const required = itemsIn(value.required);
    const fields = required.length > 0 ? fieldsOf(root, whole) : [];
    for (const [index, name] of fields.length > 0 ? required.entries() : []) {
      if (typeof name !== 'string' || fields.some((named) => Object.hasOwn(named, name))) continue;
      if (list.isFull) return;
      const near = nearestName(name, fields.flatMap(Object.keys).slice(0, LIMITS.nearNames));
      const fix = near === undefined ? `Describe ${name} in properties.` : `Did you mean ${near}?`;
      list.add(`${pointer}/required/${index}`, 'the name of a field', describeValue(name), fix);
    }
  }
}

/** The fields of an object in all its schemas, by name; none if it may have others or has too many schemas. */
function fieldsOf(root: JsonObject, schema: JsonObject): readonly JsonObject[] {
  const parts = new Set([schema]);
  for (const part of parts) {
    const { $ref, additionalProperties } = part;
    const isOpen = OPEN.some((key) => part[key] !== undefined) || isObject(additionalProperties);
    if (isOpen || parts.size > LIMITS.schemasOfExample) return [];
    const target = typeof $ref === 'string' ? resolveRef(root, $ref)?.value : undefined;
    const lists = IN_LIST.map((key) => itemsIn(part[key]).slice(0, LIMITS.schemasOfExample + 1));
    for (const inner of [target, ...lists.flat(), ...ALONE.map((key) => part[key])]) {
      if (isObject(inner)) parts.add(inner);
    }
  }
  return [...parts].map(({ properties }) => properties).filter(isObject);
}
