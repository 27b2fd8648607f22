import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { sample } from 'openapi-sampler';
import { isObject, type JsonObject, type JsonValue, joinPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import type { BuildContext, Source } from './context.js';
import { printShown, type ShownText } from './printJson.js';
import { childOf, entriesOf, itemsOf, textOf, textsOf } from './read.js';

/** Whether the provider receives a message (`request`) or sends it; each omits the fields that only the other contains. */
export type Direction = 'request' | 'response';

/** Levels of an example to try in turn, until it has few enough values. */
const DEPTHS = [8, 5, 3, 1];
/** Keywords copied unchanged. */
const LIMITING = [
  ...['type', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'minContains'],
  ...['maxContains', 'minProperties', 'maxProperties', 'dependentRequired', 'readOnly'],
  'writeOnly',
];
const GIVEN = ['const', 'default', 'enum', 'example', 'examples'];
const SAME_VALUE = ['allOf', 'oneOf', 'anyOf'];
const CONDITIONS = [
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'unevaluatedProperties',
];
/** Keywords that neither the sampler nor this file supports. */
const UNFOLLOWED = ['$dynamicRef', 'dependentSchemas', 'unevaluatedItems', 'contentSchema'];

/** Marks the digits of a number that must be printed as written. */
const MARK = '\u0000';
const MARKED = /"\\u0000([^"]*)"/g;

/** Thrown if a schema has no example that is short and certainly valid. */
class NoExample extends Error {}

const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
addFormats.default(ajv);

/** Cache of examples by direction and schema, so that the example of a shared schema is generated once. */
const known = new WeakMap<BuildContext, Map<string, ShownText | undefined>>();

/**
 * Generates an example for a schema without one: openapi-sampler builds it, preferring values from the document,
 * and it is only used if Ajv accepts it.
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
  for (const depth of DEPTHS) {
    try {
      const copy = new SchemaCopy(context, direction, depth, false).copyWhole(schema);
      const validate = ajv.compile(copy);
      ajv.removeSchema(copy);
      if (!validate(sample(copy))) return undefined;
      const marked = new SchemaCopy(context, direction, depth, true).copyWhole(schema);
      const { isCut, text } = printShown(sample(marked) as JsonValue, '', new Map());
      return { isCut, text: text.replaceAll(MARKED, '$1') };
    } catch {
      // Too many values at this depth, or a schema that Ajv or the sampler does not support.
    }
  }
  return undefined;
}

/** The fields, lists and schemas around a copied schema. */
interface CopyNesting {
  /** Number of fields and items around it. */
  readonly level: number;
  /** Number of times the sampler repeats it, from the minimum lengths of the lists around it. */
  readonly times: number;
  /** Pointers of the schemas around it. */
  readonly open: readonly string[];
}

/** Copies one schema for the sampler and for Ajv, resolves references and omits fields of the other message. */
class SchemaCopy {
  private values = 0;
  /** Names of omitted fields. */
  private readonly hidden = new Set<string>();
  private readonly copies: JsonObject[] = [];
  private readonly isOld: boolean;

  /**
   * @param depth levels of fields and items to copy.
   * @param isMarked whether numbers become marked texts with their source digits, which only the sampler accepts.
   */
  constructor(
    private readonly context: BuildContext,
    private readonly direction: Direction,
    private readonly depth: number,
    private readonly isMarked: boolean,
  ) {
    this.isOld = String(context.root.openapi).startsWith('3.0');
  }

  /** @throws {NoExample} if the schema is too large or has an unsupported rule. */
  copyWhole(source: Source): JsonObject {
    const whole = this.copy(source, { level: 0, times: 1, open: [] });
    for (const copy of this.copies) {
      if (copy.required === undefined) continue;
      copy.required = textsOf(copy, 'required').filter((name) => !this.hidden.has(name));
    }
    return whole;
  }

  private copy({ pointer, value }: Source, nesting: CopyNesting): JsonObject {
    this.values += nesting.times;
    if (value === false || this.values > LIMITS.exampleValues) throw new NoExample();
    if (!isObject(value)) return {};
    const ref = textOf(value, '$ref');
    if (ref === undefined) return this.copyOwn({ pointer, value }, nesting);
    const target = this.context.resolve(ref);
    if (!target || nesting.open.includes(target.pointer)) throw new NoExample();
    const referred = this.copy(target, { ...nesting, open: [...nesting.open, target.pointer] });
    if (this.isOld || Object.keys(value).length === 1) return referred;
    const copy = this.copyOwn({ pointer, value }, nesting);
    copy.allOf = [...(Array.isArray(copy.allOf) ? copy.allOf : []), referred];
    return copy;
  }

  /** Copies an optional schema; `undefined` if it is too deep or recursive. */
  private tryCopy(source: Source | undefined, nesting: CopyNesting): JsonObject | undefined {
    if (!source || nesting.level > this.depth) return undefined;
    try {
      return this.copy(source, nesting);
    } catch (error) {
      // The whole schema is too large, so omitting this part does not help: the caller tries fewer levels.
      if (!(error instanceof NoExample) || this.values > LIMITS.exampleValues) throw error;
      return undefined;
    }
  }

  private copyOwn(source: Source<JsonObject>, nesting: CopyNesting): JsonObject {
    const { pointer, value } = source;
    const isGiven = GIVEN.some((key) => value[key] !== undefined);
    const isUnfollowed = UNFOLLOWED.some((key) => value[key] !== undefined);
    const isLong = Number(value.minLength) > LIMITS.exampleText;
    if (isUnfollowed || isLong || (value.pattern !== undefined && !isGiven)) throw new NoExample();
    const copy: JsonObject = {};
    this.copies.push(copy);
    for (const key of LIMITING) if (value[key] !== undefined) copy[key] = value[key];
    // Both packages would look up an unknown format on the prototype of an object.
    if (Object.hasOwn(ajv.formats, String(value.format))) copy.format = String(value.format);
    for (const key of GIVEN) {
      if (value[key] !== undefined) copy[key] = this.mark(value[key], joinPointer(pointer, key));
    }
    if (this.isOld) translate(copy, value);
    for (const key of SAME_VALUE) {
      const members = itemsOf(source, key);
      const kept = members.flatMap(
        (member) =>
          (key === 'allOf' ? this.copy(member, nesting) : this.tryCopy(member, nesting)) ?? [],
      );
      if (members.length > 0 && kept.length === 0) throw new NoExample();
      if (kept.length > 0) copy[key] = kept;
    }
    for (const key of CONDITIONS) {
      const held = childOf(source, key);
      if (held) copy[key] = typeof held.value === 'boolean' ? held.value : this.copy(held, nesting);
    }
    this.copyFields(copy, source, nesting);
    this.copyItems(copy, source, nesting);
    return copy;
  }

  private copyItems(copy: JsonObject, source: Source<JsonObject>, nesting: CopyNesting): void {
    const times = nesting.times * Math.max(1, Number(source.value.minItems ?? 1) || 1);
    const below = { ...nesting, level: nesting.level + 1, times };
    const first = itemsOf(source, 'prefixItems');
    if (first.length > 0) copy.prefixItems = first.map((item) => this.copy(item, below));
    const items = this.tryCopy(childOf(source, 'items'), below);
    if (items) copy.items = items;
  }

  private copyFields(copy: JsonObject, source: Source<JsonObject>, nesting: CopyNesting): void {
    const below = { ...nesting, level: nesting.level + 1 };
    const required = textsOf(source.value, 'required');
    const fields: JsonObject = {};
    for (const [name, field] of entriesOf(source, 'properties')) {
      const isNeeded = required.includes(name);
      const made = isNeeded ? this.copy(field, below) : this.tryCopy(field, below);
      if (made && this.isHidden(made)) this.hidden.add(name);
      else if (made) fields[name] = made;
    }
    if (Object.keys(fields).length > 0) copy.properties = fields;
    if (required.length > 0) copy.required = required;
    const others = childOf(source, 'additionalProperties');
    if (others?.value === false) copy.additionalProperties = false;
    // The sampler generates two of them.
    const made = isObject(others?.value)
      ? this.tryCopy(others, { ...below, times: nesting.times * 2 })
      : undefined;
    if (made) copy.additionalProperties = made;
  }

  private isHidden(copy: JsonObject): boolean {
    const flag = this.direction === 'request' ? 'readOnly' : 'writeOnly';
    const parts = Array.isArray(copy.allOf) ? copy.allOf : [];
    return copy[flag] === true || parts.some((part) => isObject(part) && this.isHidden(part));
  }

  private mark(value: JsonValue, pointer: string): JsonValue {
    if (!this.isMarked) return value;
    if (typeof value === 'number')
      return MARK + (this.context.lexemes.get(pointer) ?? String(value));
    if (Array.isArray(value))
      return value.map((item, at) => this.mark(item, joinPointer(pointer, at)));
    if (!isObject(value)) return value;
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, item]) => [key, this.mark(item, joinPointer(pointer, key))]),
    );
  }
}

/** Writes keywords of OpenAPI 3.0 as JSON Schema does. */
function translate(copy: JsonObject, { nullable }: JsonObject): void {
  if (nullable === true && typeof copy.type === 'string') copy.type = [copy.type, 'null'];
  for (const end of ['inimum', 'aximum']) {
    const [exclusive, limit] = [`exclusiveM${end}`, `m${end}`];
    if (typeof copy[exclusive] !== 'boolean') continue;
    const { [exclusive]: isOpen, [limit]: bound } = copy;
    delete copy[exclusive];
    if (!isOpen || bound === undefined) continue;
    delete copy[limit];
    copy[exclusive] = bound;
  }
}
