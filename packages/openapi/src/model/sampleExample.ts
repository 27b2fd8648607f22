import {
  Ajv2020,
  type AnySchema,
  type AnySchemaObject,
  type ValidateFunction,
} from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type JsonObject, type JsonValue, splitPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import { restoreMarked } from '../replaceScalars.js';
import type { BuildContext, Source } from './context.js';
import { SchemaCopy } from './example/copySchema.js';
import { NoExample, type SampleWay, sampleValue } from './example/sampleValue.js';
import { printShown, type ShownText } from './printJson.js';
import { textOf } from './read.js';

/** Whether the provider receives a message (`request`) or sends it; each omits fields of the other only. */
export type Direction = 'request' | 'response';

/** Levels of an example to try in turn, until it has few enough values. */
const DEPTHS = [8, 5, 3, 1];
/** Forms of a choice to try in turn, because a value that fits several is not valid for `oneOf`. */
const FORMS = [0, 1, 2];
// Floats divide 19.99 by 0.01 with a remainder.
const ajv = new Ajv2020({
  strict: false,
  validateSchema: false,
  logger: false,
  multipleOfPrecision: 6,
});
addFormats.default(ajv);
// For JSON Schema it is an annotation; an example must contain the content it describes.
ajv.removeKeyword('contentSchema');
ajv.addKeyword({ keyword: 'contentSchema', compile: compileContent });

/** Cache of examples by direction and schema, so that the example of a shared schema is generated once. */
const known = new WeakMap<BuildContext, Map<string, ShownText | undefined>>();

/**
 * Generates an example for a schema without one, from the values of the document or else within its limits
 * (`sampleValue`). It is only used if Ajv accepts it; optional fields without a valid value are left out.
 *
 * Both get a copy of the schema with its references resolved, of limited size and without patterns, because the
 * patterns of a hostile document may never finish.
 *
 * @returns `undefined` if there is no valid example.
 */
export function sampleExample(
  schema: Source,
  context: BuildContext,
  direction: Direction,
): ShownText | undefined {
  const examples = known.get(context) ?? new Map<string, ShownText | undefined>();
  known.set(context, examples);
  const ref =
    Object.keys(Object(schema.value)).length === 1 ? textOf(schema.value, '$ref') : undefined;
  const pointer = (ref === undefined ? undefined : context.resolve(ref)?.pointer) ?? schema.pointer;
  const key = `${direction} ${pointer}`;
  if (!examples.has(key) && examples.size < LIMITS.madeExamples) {
    examples.set(key, makeExample(schema, context, direction));
  }
  return examples.get(key);
}

function makeExample(
  schema: Source,
  context: BuildContext,
  direction: Direction,
): ShownText | undefined {
  const hides = direction === 'request' ? ('readOnly' as const) : ('writeOnly' as const);
  for (const depth of DEPTHS) {
    try {
      const options = { hides, depth, knowsFormat };
      const copy = new SchemaCopy(context, { ...options, isMarked: false }).copyWhole(schema);
      const validate = ajv.compile(copy);
      ajv.removeSchema(copy);
      const marked = new SchemaCopy(context, { ...options, isMarked: true }).copyWhole(schema);
      const ways = [true, false].flatMap((keepsWhole) =>
        FORMS.map((form) => ({ form, keepsWhole })),
      );
      for (const way of ways) {
        const value = trySample(marked, way, validate);
        if (value === undefined) continue;
        const { isCut, text } = printShown(value, '', new Map());
        return { isCut, text: restoreMarked(text) };
      }
      return undefined;
    } catch {
      // Too many values at this depth, or a schema that Ajv does not support.
    }
  }
  return undefined;
}

/** Both packages would look up an unknown format on the prototype of an object. */
function knowsFormat(format: string): boolean {
  return Object.hasOwn(ajv.formats, format);
}

function trySample(
  marked: JsonObject,
  way: SampleWay,
  validate: ValidateFunction,
): JsonValue | undefined {
  try {
    return keepValid(sampleValue(marked, way), validate);
  } catch (error) {
    if (error instanceof NoExample) return undefined;
    throw error;
  }
}

/** Removes invalid parts of a value with marked numbers; `undefined` if nothing remains. */
function keepValid(value: JsonValue, validate: ValidateFunction): JsonValue | undefined {
  for (let removed = 0; removed <= LIMITS.exampleRemovals; removed += 1) {
    if (validate(JSON.parse(restoreMarked(JSON.stringify(value))))) return value;
    const { instancePath = '', params = {} } = validate.errors?.at(-1) ?? {};
    const { additionalProperty, unevaluatedProperty } = params;
    const foreign = [additionalProperty ?? unevaluatedProperty ?? []].flat().map(String);
    const path = [...splitPointer(instancePath), ...foreign];
    const key = path.pop();
    const holder = path.reduce<JsonValue | undefined>(
      (inner, name) => (Array.isArray(inner) ? inner[Number(name)] : Object(inner)[name]),
      value,
    );
    if (key === undefined || holder === undefined) return undefined;
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete Object(holder)[key];
  }
  return undefined;
}

function compileContent(schema: AnySchema, { contentEncoding }: AnySchemaObject) {
  const validate = ajv.compile(schema);
  if (typeof schema === 'object') ajv.removeSchema(schema);
  return (data: unknown): boolean => {
    if (typeof data !== 'string') return true;
    const isEncoded = contentEncoding === 'base64' || contentEncoding === 'base64url';
    try {
      const json = isEncoded ? String(Buffer.from(data, contentEncoding)) : data;
      return validate(JSON.parse(json)) === true;
    } catch {
      return false;
    }
  };
}
