import type { JsonObject, JsonValue } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { parseMarked } from '../../markedJson.js';
import { isJsonType } from '../buildExamples.js';
import { limitOf, textsOf } from '../read.js';
import type { Choice, SchemaLink, SchemaNode } from '../types/schema.js';

/** Thrown if a schema has no example that is short and certainly valid. */
export class NoExample extends Error {}

export interface SampleWay {
  /** The form of a choice that comes first, from 0. */
  readonly form: number;
  /** Whether examples of objects and lists are used; otherwise they are generated from their parts. */
  readonly keepsWhole: boolean;
}

export interface WriterOptions extends SampleWay {
  /** Schemas that links may lead to, by anchor. */
  readonly built: ReadonlyMap<string, SchemaNode>;
  /** Values of the whole example so far, with those of its contents. */
  readonly counted: { values: number };
  /** Levels of optional fields and items. */
  readonly depth: number;
  /** Flag of the fields that the message omits. */
  readonly hides: 'readOnly' | 'writeOnly';
  readonly knowsFormat: (format: string) => boolean;
  /** Returns the JSON text of a value of the schema; throws `NoExample`. */
  readonly sampleContent: (schema: SchemaNode) => string;
}

interface Nesting {
  readonly level: number;
  /** Number of times the sampler repeats it, from the lists and additional fields around it. */
  readonly times: number;
  /** Anchors of the links that lead to it. */
  readonly open: readonly string[];
}

const NUMERIC = [
  ...['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minContains', 'maxContains'],
  ...['minProperties', 'maxProperties'],
];

/** Patterns that every text fits, as `[\w\W]*`: each part may be empty, and nothing fixes where they begin or end. */
const FITS_ALL = /^(?:(?:\.|\\[wWsSdD]|\[[^\]]*\])\*)+$/;

/** The schema of a required field that nothing describes. */
const UNDESCRIBED: JsonObject = { type: 'string' };

/**
 * Writes schemas of the model as JSON Schema for a sampler, which takes `example` first and any first form, and for
 * Ajv. The schemas may allow less than the model does. Given values are marked texts that keep their digits.
 */
export class SchemaWriter {
  constructor(private readonly options: WriterOptions) {}

  /** @throws {NoExample} if the schema is too large, contains itself or has a rule that cannot be checked. */
  write(node: SchemaNode, nesting: Nesting = { level: 0, times: 1, open: [] }): JsonObject {
    this.options.counted.values += nesting.times;
    if (this.isTooLarge()) throw new NoExample();
    const { format, link, nullable, types, unresolved } = node;
    if (types.includes('never') || unresolved !== undefined) throw new NoExample();
    const schema = link ? this.follow(link, nesting) : this.writeLimits(node);
    const all = nullable && types.length > 0 ? [...types, 'null'] : [...types];
    const [type, ...others] = all;
    // The sampler cannot read a list of one type.
    if (type !== undefined) schema.type = others.length === 0 ? type : all;
    if (format !== undefined && this.options.knowsFormat(format)) schema.format = format;
    if (link === undefined) {
      this.writeItems(schema, node, nesting);
      this.writeFields(schema, node, nesting);
      this.writeRules(schema, node, nesting);
    }
    this.writeGiven(schema, node);
    return schema;
  }

  private isTooLarge(): boolean {
    return this.options.counted.values > LIMITS.exampleValues;
  }

  private follow({ anchor, recursive }: SchemaLink, nesting: Nesting): JsonObject {
    const target = recursive ? undefined : this.options.built.get(anchor);
    if (!target || nesting.open.includes(anchor)) throw new NoExample();
    return this.write(target, { ...nesting, open: [...nesting.open, anchor] });
  }

  /** Writes an optional part; `undefined` if it is too deep or has no example. */
  private tryWrite(node: SchemaNode | undefined, nesting: Nesting): JsonObject | undefined {
    if (!node || nesting.level > this.options.depth) return undefined;
    try {
      return this.write(node, nesting);
    } catch (error) {
      // The whole schema is too large, so omitting this part does not help: the caller tries fewer levels.
      if (!(error instanceof NoExample) || this.isTooLarge()) throw error;
      return undefined;
    }
  }

  private writeLimits({ constraints, constValue, enumValues }: SchemaNode): JsonObject {
    const schema: JsonObject = {};
    for (const { keyword, value } of constraints) {
      // Two schemas set this limit, and a keyword holds only one.
      if (Object.hasOwn(schema, keyword)) throw new NoExample();
      if (NUMERIC.includes(keyword)) schema[keyword] = Number(value);
      else if (keyword === 'uniqueItems') schema[keyword] = value === 'true';
    }
    // Ajv compares a value with each member, so a long list is slow.
    const values = enumValues.slice(0, LIMITS.exampleValues);
    if (values.length > 0) schema.enum = values.map(({ text }) => parseMarked(text));
    if (constValue !== undefined) schema.const = parseMarked(constValue);
    return schema;
  }

  /** Sets the value that the sampler takes: the first that the document gives, or a limit with all its digits. */
  private writeGiven(schema: JsonObject, node: SchemaNode): void {
    const { constValue, contentSchema, defaultValue, enumValues, examples, types } = node;
    const limit = (keyword: string) => limitOf(node, keyword);
    const texts = [constValue, ...examples, ...enumValues.map(({ text }) => text), defaultValue];
    const allowed = new Set(enumValues.map(({ text }) => text));
    const isKept = (text: string) =>
      (this.options.keepsWhole || !/^[[{]/.test(text)) &&
      (allowed.size === 0 || allowed.has(text)) &&
      fits(JSON.parse(text), schema);
    const given = texts.filter((text) => text !== undefined).find(isKept);
    const isFree =
      /^(?:number|integer)$/.test(types[0] ?? '') &&
      !['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'].some(limit);
    const isTested = node.constraints.some(
      ({ keyword, value }) => keyword === 'pattern' && !FITS_ALL.test(value),
    );
    const nearest = isFree ? (limit('minimum') ?? limit('maximum')) : undefined;
    if (given !== undefined) schema.example = parseMarked(given);
    else if (contentSchema) {
      const isJson = isJsonType(limit('contentMediaType') ?? 'application/json');
      if (!isJson || limit('contentEncoding') !== undefined) throw new NoExample();
      schema.example = this.options.sampleContent(contentSchema);
    } else if (isTested) throw new NoExample();
    else if (Number(limit('minLength') ?? 0) > LIMITS.exampleText) throw new NoExample();
    else if (nearest !== undefined) schema.example = parseMarked(nearest);
  }

  private writeItems(
    schema: JsonObject,
    { closedList, contains, items, prefixItems }: SchemaNode,
    nesting: Nesting,
  ): void {
    const count = Math.max(1, Number(schema.minItems ?? 1), Number(schema.minContains ?? 1));
    const below = { ...nesting, level: nesting.level + 1, times: nesting.times * count };
    const written = this.tryWrite(items, below);
    if (written) schema.items = written;
    else if (closedList) schema.items = false;
    const first = prefixItems.map((item) => this.write(item, below));
    if (contains) {
      schema.contains = this.write(contains, below);
      const both = { allOf: [...(written ? [written] : []), schema.contains] };
      for (let at = Number(schema.minContains ?? 1); at > 0; at -= 1) first.push(both);
    }
    if (first.length > 0) schema.prefixItems = first;
  }

  private writeFields(schema: JsonObject, node: SchemaNode, nesting: Nesting): void {
    const below = { ...nesting, level: nesting.level + 1 };
    const fields: JsonObject = {};
    const shown = node.properties.filter((property) => !property.schema[this.options.hides]);
    for (const { name, required, schema: field } of shown) {
      const written = required ? this.write(field, below) : this.tryWrite(field, below);
      if (written) fields[name] = written;
    }
    const required = [
      ...shown.filter((property) => property.required).map(({ name }) => name),
      ...node.alsoRequired,
      ...node.dependentRequired.flatMap(({ property, requires }) =>
        Object.hasOwn(fields, property) ? requires : [],
      ),
    ];
    const isObject = node.types.includes('object');
    for (const name of isObject ? node.alsoRequired : []) fields[name] ??= UNDESCRIBED;
    for (const { property, values } of node.discriminators) {
      const [value] = values;
      const field = fields[property] ?? UNDESCRIBED;
      if (value !== undefined) fields[property] = { ...Object(field), const: value };
    }
    if (Object.keys(fields).length > 0) schema.properties = fields;
    if (required.length > 0) schema.required = required;
    const others = node.additionalProperties;
    // The sampler names two additional fields.
    const twice = { ...below, times: 2 * below.times };
    const written = typeof others === 'object' ? this.tryWrite(others, twice) : undefined;
    if (others === false) schema.additionalProperties = false;
    else if (written) schema.additionalProperties = written;
  }

  private writeRules(schema: JsonObject, node: SchemaNode, nesting: Nesting): void {
    const fields = Object(schema.properties);
    const { conditions, not, propertyNames } = node;
    if (not) schema.not = this.write(not, nesting);
    if (propertyNames) schema.propertyNames = this.write(propertyNames, nesting);
    const rules: JsonValue[] = [
      ...node.dependentSchemas.flatMap(({ property, schema: dependent }) =>
        Object.hasOwn(fields, property) ? [this.write(dependent, nesting)] : [],
      ),
      ...conditions.map(({ fulfilled, otherwise, when }) =>
        Object.fromEntries(
          [
            ['if', when] as const,
            ['then', fulfilled] as const,
            ['else', otherwise] as const,
          ].flatMap(([key, branch]) => (branch ? [[key, this.write(branch, nesting)]] : [])),
        ),
      ),
    ];
    const [only = {}, ...others] = node.choices.map((choice) =>
      this.writeChoice(choice, node.title ?? node.name, schema, nesting),
    );
    if (others.length === 0) Object.assign(schema, only);
    else rules.push(only, ...others);
    if (rules.length > 0) schema.allOf = rules;
  }

  /**
   * @param name of the schema that offers the choice, which may be one of the forms itself.
   * @param around the choice; its fields that only other forms require are removed.
   */
  private writeChoice(
    { discriminator, kind, options }: Choice,
    name: string | undefined,
    around: JsonObject,
    nesting: Nesting,
  ): JsonObject {
    const select = (value: string) => ({
      ...(discriminator === undefined ? {} : { [discriminator]: { const: value } }),
    });
    const own = options.find(({ label }) => label === name);
    const [ownValue] = own?.discriminatorValues ?? [];
    if (name !== undefined && ownValue !== undefined) {
      return { properties: { ...Object(around.properties), ...select(ownValue) } };
    }
    const named = options.filter(({ discriminatorValues }) => discriminatorValues.length > 0);
    const ordered = discriminator !== undefined && named.length > 0 ? named : options;
    const start = Math.min(this.options.form, ordered.length - 1);
    const forms = [...ordered.slice(start), ...ordered.slice(0, start)];
    const written = forms.flatMap(({ discriminatorValues: [value], schema }) => {
      const form = this.tryWrite(schema, nesting);
      for (const [field, described] of Object.entries(Object(form?.properties))) {
        const isAround = Object.hasOwn(Object(around.properties), field);
        if (isAround && described === UNDESCRIBED) delete Object(form?.properties)[field];
      }
      if (form && value !== undefined) {
        form.properties = { ...Object(form.properties), ...select(value) };
      }
      return form ?? [];
    });
    const [first, ...others] = written.map((form) => textsOf(form, 'required'));
    if (!first) throw new NoExample();
    const needed = [...first, ...textsOf(around, 'required')];
    for (const field of kind === 'oneOf' ? others.flat() : []) {
      if (!needed.includes(field)) delete Object(around.properties)[field];
    }
    // The discriminator selects one form, even if the value fits others, too.
    return { [discriminator === undefined ? kind : 'anyOf']: written };
  }
}

/** Whether a value has a type of a schema and keeps its simple limits; Ajv checks the others. */
function fits(value: JsonValue, { type, ...schema }: JsonObject): boolean {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const names = kind === 'number' ? ['number', 'integer'] : [kind];
  if (type !== undefined && !names.some((name) => [type].flat().includes(name))) return false;
  const [least, most] = kind === 'number' ? ['minimum', 'maximum'] : ['minLength', 'maxLength'];
  const size = typeof value === 'string' ? value.length : Number(value);
  if (typeof value !== 'number' && typeof value !== 'string') return true;
  return size >= Number(schema[least] ?? -Infinity) && size <= Number(schema[most] ?? Infinity);
}
