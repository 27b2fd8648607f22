import { isObject, type JsonObject, type JsonValue, joinPointer } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { markToken } from '../../replaceScalars.js';
import type { BuildContext, Source } from '../context.js';
import { childOf, entriesOf, itemsOf, textOf, textsOf } from '../read.js';
import { buildForm, heirsOf, readDiscriminator, refer } from '../schema/findForms.js';
import { resolveDynamic } from '../schema/resolveDynamic.js';
import { NoExample, OMITTED, PREFERRED } from './sampleValue.js';

/** Other names would be errors for Ajv. YAML reads `type: null` as the value null. */
const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
/** Keywords copied unchanged. */
const LIMITING = [
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'minContains'],
  ...['maxContains', 'minProperties', 'maxProperties', 'dependentRequired', 'readOnly'],
  ...['writeOnly', 'contentMediaType', 'contentEncoding'],
];
/** Keywords whose value is a number with all its digits. */
const MEASURING = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];
const GIVEN = ['const', 'default', 'enum', 'example', 'examples'];
const SAME_VALUE = ['allOf', 'oneOf', 'anyOf'];
const TESTING = ['not', 'if', 'then', 'else', 'propertyNames'];
const CONDITIONS = [
  ...TESTING,
  ...['contains', 'contentSchema', 'unevaluatedProperties', 'unevaluatedItems'],
];

/** The fields, lists and schemas around a copied schema. */
interface CopyNesting {
  /** Number of fields and items around it. */
  readonly level: number;
  /** Number of times the sampler repeats it, from the minimum lengths of the lists around it. */
  readonly times: number;
  /** Pointers of the schemas around it. */
  readonly open: readonly string[];
  /** Pointer of the named schema that extends it, and so selects a value of its discriminator. */
  readonly heir?: string | undefined;
  /** Whether it only tests values, so that Ajv would need its patterns. */
  readonly isTested?: boolean;
  /** Pointer of the schema around a form, which the form does not repeat. */
  readonly base?: string | undefined;
}

/** How a schema is copied. */
interface CopyOptions {
  /** Flag of the fields that the message omits. */
  readonly hides: 'readOnly' | 'writeOnly';
  /** Levels of fields and items to copy. */
  readonly depth: number;
  /** Whether numbers become marked texts with their source digits, which Ajv does not accept. */
  readonly isMarked: boolean;
  readonly knowsFormat: (format: string) => boolean;
}

/** Copies one schema for `sampleValue` or for Ajv, resolves references and omits fields of the other message. */
export class SchemaCopy {
  private values = 0;
  /** Names of omitted fields. */
  private readonly hidden = new Set<string>();
  private readonly copies: JsonObject[] = [];
  private readonly isOld: boolean;

  constructor(
    private readonly context: BuildContext,
    private readonly options: CopyOptions,
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
    const target = this.targetOf(value, nesting);
    if (target === undefined) return this.copyOwn({ pointer, value }, nesting);
    if (target.pointer === nesting.base) return {};
    if (nesting.open.includes(target.pointer)) throw new NoExample();
    const { $ref, $dynamicRef, ...own } = value;
    const referred = this.copy(target, { ...nesting, open: [...nesting.open, target.pointer] });
    if (this.isOld || Object.keys(own).length === 0) return referred;
    const copy = this.copyOwn({ pointer, value: own }, nesting);
    // The keywords beside a reference, and their members, override those of its target.
    copy.allOf = [referred, ...(Array.isArray(copy.allOf) ? copy.allOf : [])];
    return copy;
  }

  /** The schema that a schema refers to, if any. */
  private targetOf(value: JsonObject, { open }: CopyNesting): Source | undefined {
    const ref = textOf(value, '$ref');
    const dynamic = textOf(value, '$dynamicRef');
    if (ref === undefined && dynamic === undefined) return undefined;
    const target =
      ref === undefined
        ? resolveDynamic(this.context, dynamic ?? '', open)
        : this.context.resolve(ref);
    if (!target) throw new NoExample();
    return target;
  }

  /** Copies an optional schema; `undefined` if it is too deep or recursive. */
  private tryCopy(source: Source | undefined, nesting: CopyNesting): JsonObject | undefined {
    if (!source || nesting.level > this.options.depth) return undefined;
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
    const isUnknown = value.$recursiveRef !== undefined;
    if (isUnknown || (nesting.isTested && value.pattern !== undefined)) throw new NoExample();
    const copy: JsonObject = {};
    this.copies.push(copy);
    for (const key of LIMITING) if (value[key] !== undefined) copy[key] = value[key];
    const types = [value.type ?? []].flat().filter((type) => TYPES.includes(String(type)));
    if (types.length > 0) copy.type = types.map(String);
    // Ajv would run a pattern.
    if (this.options.isMarked && value.pattern !== undefined) copy.pattern = value.pattern;
    if (this.options.knowsFormat(String(value.format))) copy.format = String(value.format);
    for (const key of [...MEASURING, ...GIVEN]) {
      if (value[key] !== undefined) copy[key] = this.mark(value[key], joinPointer(pointer, key));
    }
    if (this.isOld) translate(copy, value);
    if (!this.options.isMarked) includeLargeLimits(copy);
    for (const key of SAME_VALUE) {
      const members = itemsOf(source, key);
      const heir = nesting.heir ?? (pointer === nesting.open.at(-1) ? pointer : undefined);
      const kept = members.flatMap(
        (member) =>
          (key === 'allOf'
            ? this.copy(member, { ...nesting, heir })
            : this.tryCopy(member, { ...nesting, heir: undefined })) ?? [],
      );
      if (members.length > 0 && kept.length === 0) throw new NoExample();
      if (kept.length > 0) copy[key] = kept;
    }
    for (const key of CONDITIONS) {
      const held = childOf(source, key);
      if (!held) continue;
      const inside = { ...nesting, isTested: nesting.isTested === true || TESTING.includes(key) };
      copy[key] = typeof held.value === 'boolean' ? held.value : this.copy(held, inside);
    }
    this.copyFields(copy, source, nesting);
    this.copyItems(copy, source, nesting);
    if (value.discriminator !== undefined) this.copyDiscriminator(copy, source, nesting);
    return copy;
  }

  /** Adds the values that a discriminator expects, and the first extension of an extended schema. */
  private copyDiscriminator(
    copy: JsonObject,
    source: Source<JsonObject>,
    nesting: CopyNesting,
  ): void {
    const rule = childOf(source, 'discriminator');
    const known = rule && readDiscriminator(this.context, rule);
    if (known?.property === undefined) return;
    const { property } = known;
    const prefer = (schema: JsonObject, form: Source) => {
      const { values } = buildForm(this.context, form, known);
      const fields = { [property]: { [PREFERRED]: [...values] } };
      schema.allOf = [...(Array.isArray(schema.allOf) ? schema.allOf : []), { properties: fields }];
    };
    const forms = [...itemsOf(source, 'oneOf'), ...itemsOf(source, 'anyOf')];
    const copies = [copy.oneOf ?? [], copy.anyOf ?? []].flat();
    for (const [index, form] of forms.entries()) {
      const made = copies.length === forms.length ? copies[index] : undefined;
      if (isObject(made)) prefer(made, form);
    }
    if (nesting.heir !== undefined) prefer(copy, refer(`#${nesting.heir}`));
    const { pointer } = source;
    // The discriminator selects one form, even if the value fits others, too.
    if (copy.oneOf && !copy.anyOf) {
      copy.anyOf = copy.oneOf;
      delete copy.oneOf;
    }
    if (nesting.heir !== undefined || forms.length > 0) return;
    const heirs = [...known.mapping.keys(), ...heirsOf(this.context, pointer)];
    const isNamed = (heir: string) =>
      buildForm(this.context, refer(`#${heir}`), known).values.length > 0;
    const heir = heirs.find(isNamed) ?? heirs[0];
    if (heir === undefined || heir === pointer) return;
    const form = this.tryCopy(refer(`#${heir}`), { ...nesting, base: pointer });
    if (!form) return;
    prefer(form, refer(`#${heir}`));
    copy.anyOf = [form];
  }

  private copyItems(copy: JsonObject, source: Source<JsonObject>, nesting: CopyNesting): void {
    const { minContains, minItems } = source.value;
    const count = Math.max(1, Number(minItems ?? 1) || 1, Number(minContains ?? 1) || 1);
    const below = fieldsOf({ ...nesting, times: nesting.times * count });
    const first = itemsOf(source, 'prefixItems');
    if (first.length > 0) copy.prefixItems = first.map((item) => this.copy(item, below));
    const items = this.tryCopy(childOf(source, 'items'), below);
    if (items) copy.items = items;
  }

  private copyFields(copy: JsonObject, source: Source<JsonObject>, nesting: CopyNesting): void {
    const below = fieldsOf(nesting);
    const required = textsOf(source.value, 'required');
    const fields: JsonObject = {};
    const omitted: string[] = [];
    for (const [name, field] of entriesOf(source, 'properties')) {
      const isNeeded = required.includes(name);
      const made = isNeeded ? this.copy(field, below) : this.tryCopy(field, below);
      if (made && this.isHidden(made)) this.hidden.add(name);
      else if (made) fields[name] = made;
      else omitted.push(name);
    }
    if (omitted.length > 0) copy[OMITTED] = omitted;
    if (Object.keys(fields).length > 0) copy.properties = fields;
    const dependent = entriesOf(source, 'dependentSchemas').map(
      ([name, schema]) => [name, this.copy(schema, nesting)] as const,
    );
    if (dependent.length > 0) copy.dependentSchemas = Object.fromEntries(dependent);
    if (required.length > 0) copy.required = required;
    const others = childOf(source, 'additionalProperties');
    if (others?.value === false) copy.additionalProperties = false;
    // Two of them are generated, or as many as are demanded.
    const count = Math.max(2, Number(source.value.minProperties ?? 0) || 0);
    const made = isObject(others?.value)
      ? this.tryCopy(others, { ...below, times: nesting.times * count })
      : undefined;
    if (made) copy.additionalProperties = made;
  }

  private isHidden(copy: JsonObject): boolean {
    const parts = Array.isArray(copy.allOf) ? copy.allOf : [];
    return (
      copy[this.options.hides] === true ||
      parts.some((part) => isObject(part) && this.isHidden(part))
    );
  }

  private mark(value: JsonValue, pointer: string): JsonValue {
    if (!this.options.isMarked) return value;
    if (typeof value === 'number') {
      return markToken(this.context.lexemes.get(pointer) ?? String(value));
    }
    if (Array.isArray(value))
      return value.map((item, at) => this.mark(item, joinPointer(pointer, at)));
    if (!isObject(value)) return value;
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, item]) => [key, this.mark(item, joinPointer(pointer, key))]),
    );
  }
}

/** The nesting of fields and items, which are separate values. */
function fieldsOf(nesting: CopyNesting): CopyNesting {
  return { ...nesting, level: nesting.level + 1, heir: undefined, base: undefined };
}

/** Ajv compares floats, among which a number beyond 2⁵³ may equal the limit that it exceeds. */
function includeLargeLimits(copy: JsonObject): void {
  for (const [end, strictest] of [
    ['inimum', Math.max],
    ['aximum', Math.min],
  ] as const) {
    const { [`exclusiveM${end}`]: open, [`m${end}`]: limit } = copy;
    if (typeof open !== 'number' || Math.abs(open) < Number.MAX_SAFE_INTEGER) continue;
    delete copy[`exclusiveM${end}`];
    copy[`m${end}`] = typeof limit === 'number' ? strictest(open, limit) : open;
  }
}

/** Writes keywords of OpenAPI 3.0 as JSON Schema does. */
function translate(copy: JsonObject, { nullable }: JsonObject): void {
  if (nullable === true && copy.type) copy.type = [copy.type, 'null'].flat();
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
