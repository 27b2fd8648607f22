import { isObject, type JsonObject, type JsonValue } from '../../json.js';
import type { Source } from '../context.js';
import { itemsOf } from '../read.js';
import { FIELD_FACTS } from '../types/fieldFacts.js';

/** Keywords that only name or word a schema; any other one gives it a shape. */
const WORDING = new Set<string>([
  ...FIELD_FACTS.flatMap((fact) =>
    'keyword' in fact && fact.keyword !== 'const' ? fact.keyword : [],
  ),
  'description',
  'title',
  'example',
  'examples',
  'nullable',
  'externalDocs',
  '$comment',
  '$schema',
  '$id',
  '$anchor',
  '$dynamicAnchor',
  '$defs',
]);
/** Keywords that describe a value without another schema. */
const PLAIN = new Set<string>([
  ...FIELD_FACTS.flatMap((fact) => ('keyword' in fact ? fact.keyword : [])),
  'type',
  'format',
  'title',
  'description',
  'enum',
  'example',
  'examples',
  'nullable',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
]);
const CHOICES = ['oneOf', 'anyOf'] as const;

/** Whether a schema is the same at every place: it holds and refers to no other. */
export function isLeaf(value: JsonValue): value is JsonObject {
  return isObject(value) && Object.keys(value).every((key) => PLAIN.has(key));
}

/**
 * Whether a schema gives its values a shape, and not only a meaning.
 *
 * @param fewest forms that make a choice: one where a lone form counts as the schema's own.
 */
export function hasShape(schema: JsonObject, fewest: 1 | 2): boolean {
  return Object.keys(schema).some((key) => {
    if (WORDING.has(key) || key.startsWith('x-')) return false;
    if (key !== 'oneOf' && key !== 'anyOf') return true;
    return alternativesOf({ value: schema, pointer: '' }, key).length >= fewest;
  });
}

/** The wording of a schema whose shape is shown elsewhere. */
export function onlyWording(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => WORDING.has(key)));
}

/** The forms of a choice, those that only allow null left out. */
export function alternativesOf(schema: Source, kind: 'oneOf' | 'anyOf'): Source[] {
  return itemsOf(schema, kind).filter((source) => !isNullSchema(source));
}

/** A lone alternative is no choice: it holds together with the keywords around it. */
export function loneAlternatives(schema: Source): Source[] {
  return CHOICES.flatMap((kind) => {
    const sources = alternativesOf(schema, kind);
    return sources.length === 1 ? sources : [];
  });
}

/** `oneOf: [X, {type: 'null'}]`, the other way to say that null is allowed. */
export function allowsNull(schema: Source): boolean {
  return CHOICES.some((kind) => itemsOf(schema, kind).some(isNullSchema));
}

function isNullSchema({ value }: Source): boolean {
  return isObject(value) && value.type === 'null';
}
