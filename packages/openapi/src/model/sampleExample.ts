import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { sample } from 'openapi-sampler';
import { type JsonObject, type JsonValue, type Source, splitPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import { restoreMarked } from '../markedJson.js';
import { type BuildContext, targetOf } from './context.js';
import {
  NoExample,
  type SampleWay,
  SchemaWriter,
  type WriterOptions,
} from './example/SchemaWriter.js';
import { printShown, type ShownText } from './printJson.js';
import type { SchemaNode } from './types/schema.js';

/** Whether the provider receives a message (`request`) or sends it; each omits fields of the other only. */
export type Direction = 'request' | 'response';

/** Levels of an example to try in turn, until it has few enough values. */
const DEPTHS = [8, 5, 3, 1];
/** Ways to try in turn, because the first form or an example of a whole object may not be valid. */
const WAYS: readonly SampleWay[] = [
  { form: 0, keepsWhole: true },
  { form: 0, keepsWhole: false },
  { form: 1, keepsWhole: true },
];
// Floats divide 19.99 by 0.01 with a remainder.
const ajv = new Ajv2020({
  strict: false,
  validateSchema: false,
  logger: false,
  multipleOfPrecision: 6,
});
addFormats.default(ajv);

/**
 * Generates an example for a schema without one with openapi-sampler, from the values of the document or else within
 * its limits. It is only used if Ajv accepts it; optional fields without a valid value are left out.
 *
 * Both get a JSON Schema written from the model: of limited size, and without patterns, because the patterns of a
 * hostile document may never finish.
 *
 * @param source of the schema, which identifies it.
 * @returns `undefined` if there is no valid example.
 */
export function sampleExample(
  source: Source,
  node: SchemaNode,
  context: BuildContext,
  direction: Direction,
): ShownText | undefined {
  const { examples } = context;
  const isReference = Object.keys(Object(source.value)).length === 1;
  const { pointer } = (isReference && targetOf(context, source)) || source;
  const key = `${direction} ${pointer}`;
  if (!examples.has(key) && examples.size < LIMITS.madeExamples) {
    examples.set(key, makeExample(node, context, direction));
  }
  return examples.get(key);
}

function makeExample(
  node: SchemaNode,
  { built }: BuildContext,
  direction: Direction,
): ShownText | undefined {
  const hides = direction === 'request' ? ('readOnly' as const) : ('writeOnly' as const);
  for (const depth of DEPTHS) {
    try {
      for (const way of WAYS) {
        const counted = { values: 0 };
        const value = sampleNode(node, { ...way, built, counted, depth, hides });
        if (value === undefined) continue;
        const shown = printShown(value, '', new Map());
        return { ...shown, text: restoreMarked(shown.text) };
      }
      return undefined;
    } catch {
      // Too many values at this depth, or a schema that Ajv does not support.
    }
  }
  return undefined;
}

type SampleOptions = Omit<WriterOptions, 'knowsFormat' | 'sampleContent'>;

/** @returns a value with marked numbers that Ajv accepts, if there is one. */
function sampleNode(node: SchemaNode, options: SampleOptions): JsonValue | undefined {
  const writer = new SchemaWriter({
    ...options,
    // Both packages would look up an unknown format on the prototype of an object.
    knowsFormat: (format) => Object.hasOwn(ajv.formats, format),
    sampleContent: (content) => {
      const value = sampleNode(content, options);
      if (value === undefined) throw new NoExample();
      return unmark(value);
    },
  });
  const schema = writer.write(node);
  const plain: JsonObject = JSON.parse(unmark(schema));
  const validate = ajv.compile(plain);
  ajv.removeSchema(plain);
  return keepValid(sampleQuietly(schema), validate);
}

/** The sampler warns of values that Ajv refuses, even with `quiet`. */
function sampleQuietly(schema: JsonObject): JsonValue {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return sample(schema) as JsonValue;
  } finally {
    console.warn = warn;
  }
}

function unmark(value: JsonValue): string {
  return restoreMarked(JSON.stringify(value));
}

/** Removes invalid parts of a value with marked numbers; `undefined` if nothing remains. */
function keepValid(value: JsonValue, validate: ValidateFunction): JsonValue | undefined {
  for (let removed = 0; removed <= LIMITS.exampleRemovals; removed += 1) {
    if (validate(JSON.parse(unmark(value)))) return value;
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
