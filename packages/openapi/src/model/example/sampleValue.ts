import { sample } from 'openapi-sampler';
import { entryOf, isObject, type JsonObject, type JsonValue } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { markedToken, markToken, restoreMarked } from '../../replaceScalars.js';
import { isJsonType } from '../buildExamples.js';
import { textsOf } from '../read.js';
import { type NumberLimits, sampleNumber } from './sampleNumber.js';

/** Keyword of a copied schema: values that its discriminator expects. */
export const PREFERRED = 'x-preferred';

/** Keyword of a copied schema: names of its fields that are too deep to be copied. */
export const OMITTED = 'x-omitted';

/** Thrown if a schema has no example that is short and certainly valid. */
export class NoExample extends Error {}

/** How a value is generated. */
export interface SampleWay {
  /** The form of a choice, from 0; the last one if there are fewer. */
  readonly form: number;
  /** Whether examples of objects and lists are used; otherwise they are generated from their parts. */
  readonly keepsWhole: boolean;
}

/** Which of several values is generated. */
interface Choosing extends SampleWay {
  /** Counts the items of a list that must differ. */
  readonly turn: number;
}

/**
 * Generates a value of a schema without references, from the values that it gives or else within its limits.
 *
 * @param schema a copy whose numbers are marked.
 * @throws {NoExample} if a required part has no value.
 */
export function sampleValue(schema: JsonObject, way: SampleWay): JsonValue {
  return makeValue([schema], { ...way, turn: 0 });
}

/** @param schemas apply together; earlier ones override later ones. */
function makeValue(schemas: readonly JsonObject[], choosing: Choosing): JsonValue {
  const parts = collectParts(schemas, choosing.form);
  const type = typeOf(parts);
  const isKept = choosing.keepsWhole || (type !== 'object' && type !== 'array');
  const given = isKept ? givenValues(parts) : [];
  if (type === 'array' && given.length === 0) return listOf(parts, choosing);
  // The example of an allOf member has only its fields.
  const isWhole = type !== 'object' || schemas.some((schema) => hasValue(schema));
  if (given.length > 0 && isWhole) return given[Math.min(choosing.turn, given.length - 1)] ?? null;
  if (type === 'object') return objectOf(schemas, parts, choosing);
  if (type === 'number' || type === 'integer') return numberOf(parts, type, choosing.turn);
  if (type === 'string') return textOf(parts, choosing);
  if (type === 'boolean') return choosing.turn % 2 === 0;
  return null;
}

/** All schemas that apply together: members, chosen forms, and conditions that the first form fulfils. */
function collectParts(
  schemas: readonly JsonObject[],
  form: number,
  order: 'strongest' | 'shown' = 'strongest',
): JsonObject[] {
  return schemas.flatMap((schema) => {
    const choices = ['oneOf', 'anyOf'].flatMap((kind): JsonObject[] => {
      const forms = formsOf(schema, kind);
      return forms.slice(Math.min(form, forms.length - 1), form + 1).slice(0, 1);
    });
    const isFulfilled = form === 0 && isObject(schema.if) && isObject(schema.then);
    const conditions = isFulfilled ? objectsIn([schema.then ?? null, schema.if ?? null]) : [];
    const members = objectsIn(schema.allOf);
    if (order === 'strongest') members.reverse();
    return [schema, ...collectParts([...members, ...choices, ...conditions], form, order)];
  });
}

/** The forms of a choice; one that only allows null illustrates nothing. */
function formsOf(schema: JsonObject, kind: string): JsonObject[] {
  const forms = objectsIn(schema[kind]);
  const others = forms.filter(({ const: only, type }) => only !== null && String(type) !== 'null');
  return others.length > 0 ? others : forms;
}

function typeOf(parts: readonly JsonObject[]): string | undefined {
  const lists = parts.flatMap(({ type }) => (type === undefined ? [] : [[type].flat()]));
  const accepts = (list: readonly JsonValue[], type: JsonValue) =>
    list.includes(type) || (type === 'integer' && list.includes('number'));
  const types = lists.flat().filter((type) => lists.every((list) => accepts(list, type)));
  const declared = types.find((type) => type !== 'null') ?? types[0];
  if (typeof declared === 'string') return declared;
  if (lists.length > 0) throw new NoExample();
  const has = (...keys: readonly string[]) =>
    parts.some((part) => keys.some((key) => part[key] !== undefined));
  if (has('properties', 'required', 'additionalProperties', 'minProperties')) return 'object';
  if (has('items', 'prefixItems', 'contains', 'minItems', 'uniqueItems')) return 'array';
  if (has('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf')) {
    return 'number';
  }
  return has('minLength', 'maxLength', 'pattern', 'format') ? 'string' : undefined;
}

function hasValue(schema: JsonObject): boolean {
  return ['const', 'default', 'enum', 'example', 'examples'].some(
    (key) => schema[key] !== undefined,
  );
}

/** The values that the schemas give and allow, the best first. */
function givenValues(parts: readonly JsonObject[]): JsonValue[] {
  const fixed = parts.flatMap((part) => (part.const === undefined ? [] : [part.const]));
  const preferred = parts.flatMap((part) => part[PREFERRED] ?? []);
  const own = parts.flatMap(({ example, examples, default: usual, enum: values }) => [
    ...(example === undefined ? [] : [example]),
    ...(Array.isArray(examples) ? examples : []),
    ...(Array.isArray(values) ? values : []),
    ...(usual === undefined ? [] : [usual]),
  ]);
  const enums = parts.flatMap((part) => (Array.isArray(part.enum) ? [part.enum] : []));
  const lists = [...enums, ...fixed.map((value) => [value])].map(
    (list) => new Set(list.map((value) => JSON.stringify(value))),
  );
  const values = new Map(
    [...fixed, ...preferred, ...own].map((value) => [JSON.stringify(value), value]),
  );
  return [...values].flatMap(([text, value]) =>
    lists.every((list) => list.has(text)) && parts.every((part) => fits(value, part))
      ? [value]
      : [],
  );
}

/** Whether a value has a type of a schema and keeps its simple limits; Ajv checks the others. */
function fits(value: JsonValue, schema: JsonObject): boolean {
  const digits = readMarked(value);
  const names = digits === undefined ? [typeName(value)] : ['number', 'integer'];
  const types = schema.type === undefined ? names : [schema.type].flat();
  if (!names.some((name) => types.includes(name))) return false;
  const limit = (key: string, usual: number) => Number(readMarked(schema[key]) ?? usual);
  if (digits !== undefined) {
    const number = Number(digits);
    return number >= limit('minimum', -Infinity) && number <= limit('maximum', Infinity);
  }
  if (typeof value !== 'string') return true;
  const { length } = value;
  return length >= Number(schema.minLength ?? 0) && length <= Number(schema.maxLength ?? Infinity);
}

function typeName(value: JsonValue): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** The digits of a marked number; `undefined` for any other value. */
function readMarked(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? markedToken(value) : undefined;
}

function numberOf(parts: readonly JsonObject[], type: string, turn: number): JsonValue {
  const read = (key: string) => parts.flatMap((part) => readMarked(part[key]) ?? []);
  const limits: NumberLimits = {
    minimum: read('minimum'),
    exclusiveMinimum: read('exclusiveMinimum'),
    maximum: read('maximum'),
    exclusiveMaximum: read('exclusiveMaximum'),
    multipleOf: read('multipleOf'),
  };
  const isFree = Object.values(limits).every((list) => list.length === 0) && turn === 0;
  if (isFree) return sample({ type, format: keywordOf(parts, 'format') } as object) as number;
  const text = sampleNumber(limits, type === 'integer', turn);
  if (text === undefined) throw new NoExample();
  return markToken(text);
}

function textOf(parts: readonly JsonObject[], choosing: Choosing): JsonValue {
  const content = keywordOf(parts, 'contentSchema');
  const format = keywordOf(parts, 'format');
  const isPatterned = keywordOf(parts, 'pattern') !== undefined;
  if (isObject(content)) return contentOf(content, parts, choosing);
  const minLength = Math.max(0, ...numbersOf(parts, 'minLength'));
  const maxLength = Math.min(Number.MAX_SAFE_INTEGER, ...numbersOf(parts, 'maxLength'));
  if (isPatterned || minLength > LIMITS.exampleText) throw new NoExample();
  if (maxLength === 0) return '';
  // A text with a format has its own length.
  if (format !== undefined) return String(sample({ type: 'string', format } as object));
  const text = String(sample({ type: 'string', minLength, maxLength }));
  if (choosing.turn === 0) return text;
  const mark = String(choosing.turn + 1);
  return text.slice(0, Math.min(text.length, maxLength - mark.length)) + mark;
}

/** A text that holds JSON, possibly encoded. */
function contentOf(
  content: JsonObject,
  parts: readonly JsonObject[],
  choosing: Choosing,
): JsonValue {
  const type = String(keywordOf(parts, 'contentMediaType') ?? '');
  const encoding = String(keywordOf(parts, 'contentEncoding') ?? '');
  if (type !== '' && !isJsonType(type)) throw new NoExample();
  if (!/^(?:base64(?:url)?)?$/.test(encoding)) throw new NoExample();
  const json = restoreMarked(JSON.stringify(makeValue([content], choosing)));
  return encoding === '' ? json : Buffer.from(json).toString(encoding as BufferEncoding);
}

function listOf(parts: readonly JsonObject[], choosing: Choosing): JsonValue[] {
  const first = parts.map(({ prefixItems }) => objectsIn(prefixItems)).find(({ length }) => length);
  const items = parts.flatMap((part) => objectsIn([part.items ?? null]));
  const contained = parts.flatMap((part) => objectsIn([part.contains ?? null]));
  const fewest = numbersOf(parts, 'minContains')[0] ?? 1;
  const count = contained.length > 0 ? fewest : 0;
  const known = first?.length ?? 0;
  const isEmpty = items.length + contained.length + known === 0;
  const least = Math.max(isEmpty ? 0 : 1, known, known + count, ...numbersOf(parts, 'minItems'));
  const length = Math.min(least, ...numbersOf(parts, 'maxItems'));
  if ((isEmpty && length > 0) || length > LIMITS.exampleValues) throw new NoExample();
  const isUnique = parts.some(({ uniqueItems }) => uniqueItems === true);
  return Array.from({ length }, (_, index) => {
    const own = first?.[index];
    const isContained = index >= known && index < known + count;
    const schemas = own ? [own] : [...items, ...(isContained ? contained : [])];
    const turn = isUnique && !own ? index - known : choosing.turn;
    return makeValue(schemas, { ...choosing, turn });
  });
}

function objectOf(
  schemas: readonly JsonObject[],
  parts: readonly JsonObject[],
  choosing: Choosing,
): JsonObject {
  const all = [...parts];
  const shown = collectParts(schemas, choosing.form, 'shown');
  const names = shown.flatMap(({ properties }) => entriesIn(properties).map(([name]) => name));
  const fields = new Map<string, JsonObject[]>(names.map((name) => [name, []]));
  // Fields bring the schemas that depend on them, which may bring further fields.
  for (const part of all) {
    // The example of a member gives values to its fields.
    const wholes = [part.example, ...objectsIn(part.examples), part.default];
    for (const value of choosing.keepsWhole ? wholes : []) {
      if (isObject(value)) addFields(fields, Object.entries(value), (item) => ({ example: item }));
    }
    const { dependentSchemas, properties } = part;
    addFields(fields, entriesIn(properties), (schema) => (isObject(schema) ? schema : {}));
    for (const [name, schema] of entriesIn(dependentSchemas)) {
      if (fields.has(name) && isObject(schema) && !all.includes(schema)) {
        all.push(...collectParts([schema], choosing.form));
      }
    }
  }
  const required = new Set(
    all.flatMap((part) => [
      ...textsOf(part, 'required'),
      ...[...fields.keys()].flatMap((name) => textsOf(part.dependentRequired, name)),
    ]),
  );
  const omitted = new Set(all.flatMap((part) => textsOf(part, OMITTED)));
  for (const name of required) {
    if (fields.has(name)) continue;
    if (omitted.has(name)) throw new NoExample();
    fields.set(name, [{ type: 'string' }]);
  }
  for (const name of requiredElsewhere(all, choosing.form))
    if (!required.has(name)) fields.delete(name);
  addOthers(fields, all);
  const value: JsonObject = {};
  for (const [name, schemas] of fields) {
    try {
      value[name] = makeValue(schemas, choosing);
    } catch (error) {
      if (!(error instanceof NoExample) || required.has(name)) throw error;
    }
  }
  return value;
}

function addFields(
  fields: Map<string, JsonObject[]>,
  entries: readonly [string, JsonValue][],
  read: (value: JsonValue) => JsonObject,
): void {
  for (const [name, value] of entries) {
    const schemas = fields.get(name);
    if (schemas) schemas.push(read(value));
    else fields.set(name, [read(value)]);
  }
}

/** Adds fields that the schemas only describe together: two, or as many as they demand. */
function addOthers(fields: Map<string, JsonObject[]>, parts: readonly JsonObject[]): void {
  const schemas = parts.map((part) => part.additionalProperties).filter(isObject);
  const missing = Math.max(0, ...numbersOf(parts, 'minProperties')) - fields.size;
  const free = Math.min(...numbersOf(parts, 'maxProperties'), Infinity) - fields.size;
  const count = Math.min(free, Math.max(missing, schemas.length > 0 ? 2 : 0));
  if (count > LIMITS.exampleValues) throw new NoExample();
  const named = parts.flatMap(({ propertyNames }) =>
    isObject(propertyNames) ? textsOf(propertyNames, 'enum') : [],
  );
  const usual = Array.from({ length: Math.max(0, count) }, (_, index) => `property${index + 1}`);
  const names = named.length > 0 ? named.filter((name) => !fields.has(name)) : usual;
  const made = schemas.length > 0 ? schemas : [{ type: 'string' }];
  for (const name of names.slice(0, Math.max(0, count))) fields.set(name, made);
}

/** The fields that only other forms of a choice require, which could make the value fit these, too. */
function requiredElsewhere(parts: readonly JsonObject[], form: number): string[] {
  return parts.flatMap((part) => {
    const forms = formsOf(part, 'oneOf');
    const others = forms.filter((_, index) => index !== Math.min(form, forms.length - 1));
    return others.flatMap((other) => textsOf(other, 'required'));
  });
}

/** The value of a keyword in the first schema that has it. */
function keywordOf(parts: readonly JsonObject[], key: string): JsonValue | undefined {
  return parts.find((part) => part[key] !== undefined)?.[key];
}

function numbersOf(parts: readonly JsonObject[], key: string): number[] {
  return parts.flatMap((part) => {
    const value = entryOf(part, key);
    return typeof value === 'number' ? [value] : [];
  });
}

function objectsIn(value: JsonValue | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter((item) => isObject(item)) : [];
}

function entriesIn(value: JsonValue | undefined): [string, JsonValue][] {
  return isObject(value) ? Object.entries(value) : [];
}
