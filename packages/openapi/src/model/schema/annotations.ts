import { isObject, type JsonObject, type Source } from '../../json.js';
import { type BuildContext, targetOf } from '../context.js';
import { itemsOf } from '../read.js';

/** Keywords that only name or describe a schema; all others constrain its values. */
const WORDING = new Set([
  'readOnly',
  'writeOnly',
  'deprecated',
  'default',
  'description',
  'title',
  'example',
  'examples',
  'nullable',
  'externalDocs',
  'x-perguntas',
  '$comment',
  '$schema',
  '$id',
  '$anchor',
  '$dynamicAnchor',
  '$defs',
]);

export const CHOICES = ['oneOf', 'anyOf'] as const;

/** @param fewest number of variants from which a choice counts. */
export function hasAssertions(schema: JsonObject, fewest: 1 | 2, context: BuildContext): boolean {
  return Object.keys(schema).some((key) => {
    if (WORDING.has(key) || key.startsWith('x-')) return false;
    if (key !== 'oneOf' && key !== 'anyOf') return true;
    return alternativesOf({ value: schema, pointer: '' }, key, context).length >= fewest;
  });
}

/** The texts of a schema whose constraints are shown elsewhere. */
export function onlyAnnotations(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => WORDING.has(key)));
}

/** The variants of a choice, except those that only allow null. */
export function alternativesOf(
  schema: Source,
  kind: (typeof CHOICES)[number],
  context: BuildContext,
): Source[] {
  return itemsOf(schema, kind).filter((source) => !isNullSchema(source, context));
}

/** A single alternative is no choice: it applies together with the keywords around it. */
export function loneAlternatives(schema: Source, context: BuildContext): Source[] {
  return CHOICES.flatMap((kind) => {
    const sources = alternativesOf(schema, kind, context);
    return sources.length === 1 ? sources : [];
  });
}

/** Whether a choice allows null, as in `oneOf: [X, {type: 'null'}]`. */
export function allowsNull(schema: Source, context: BuildContext): boolean {
  return CHOICES.some((kind) =>
    itemsOf(schema, kind).some((source) => isNullSchema(source, context)),
  );
}

/** `type: 'null'`, `const: null`, `enum: [null]`, or a reference to one of them. */
function isNullSchema(source: Source, context: BuildContext): boolean {
  const schema = (targetOf(context, source) ?? source).value;
  if (!isObject(schema)) return false;
  const { const: only, enum: values, type } = schema;
  return (
    only === null ||
    (Array.isArray(values) && values.length > 0 && values.every((item) => item === null)) ||
    (type !== undefined && [type].flat().every((name) => name === null || name === 'null'))
  );
}
