import { entryOf } from '../json';
import type { BuildContext } from './context';
import type { Placeholders } from './ModelLabels';
import { stringForPattern } from './stringForPattern';
import type { SchemaNode } from './types/schema';

/** Levels shown; fewer where an example would hold more values than a reader can take in. */
const DEPTH_LIMITS = [8, 5, 3, 1];
const VALUE_LIMIT = 2_000;
const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-03-16',
  'date-time': '2026-03-16T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  uuid: '3fa1c2d4-5b6e-4f70-8a91-b2c3d4e5f607',
  ipv4: '192.0.2.10',
  ipv6: '2001:db8::10',
  byte: 'ZXhlbXBsbw==',
  regex: '^.*$',
};
const WORDS: Readonly<Record<string, (words: Placeholders) => string>> = {
  email: ({ email }) => email,
  'idn-email': ({ email }) => email,
  uri: ({ host, path }) => `https://${host}${path}`,
  url: ({ host, path }) => `https://${host}${path}`,
  iri: ({ host, path }) => `https://${host}${path}`,
  'uri-reference': ({ path }) => path,
  hostname: ({ host }) => host,
  binary: ({ file }) => file,
  'json-pointer': ({ path }) => path,
};

type ExampleContext = Pick<BuildContext, 'sharedSchemas' | 'labels'>;

/**
 * Makes one example of a schema as JSON text, always the same for the same schema: the document's
 * own examples, defaults, constants and first enum values where there are any, else values that
 * keep the stated limits.
 *
 * @param context the schemas that links lead to, and the words that stand for texts.
 * @param direction leaves out what only the other side sends (`readOnly`, `writeOnly`).
 * @returns undefined where nothing at all can be valid.
 */
export function exampleFromSchema(
  schema: SchemaNode,
  context: ExampleContext,
  direction: 'request' | 'response',
): string | undefined {
  for (const depth of DEPTH_LIMITS) {
    const maker = new Maker(context, direction, depth);
    const text = maker.make(schema, '', 0);
    if (!maker.isFull) return text;
  }
  return '{}';
}

class Maker {
  private made = 0;

  constructor(
    private readonly context: ExampleContext,
    private readonly direction: 'request' | 'response',
    private readonly depthLimit: number,
  ) {}

  /** There were more values than fit; what was made is not whole. */
  get isFull(): boolean {
    return this.made > VALUE_LIMIT;
  }

  make(schema: SchemaNode, indent: string, depth: number): string | undefined {
    this.made += 1;
    if (this.isFull) return undefined;
    const given =
      schema.constValue ?? schema.examples[0] ?? schema.defaultValue ?? schema.enumValues[0]?.text;
    if (given !== undefined) return reindent(given, indent);
    if (schema.types[0] === 'never') return undefined;
    if (schema.link) return this.followLink(schema, indent, depth);
    if (depth > this.depthLimit) return schema.nullable ? 'null' : undefined;
    const option = schema.choices[0]?.options[0];
    const type = schema.types[0] ?? (option ? undefined : 'any');
    if (type === 'object' || (option && schema.properties.length > 0)) {
      return this.makeObject(schema, indent, depth);
    }
    if (option) return this.make(option.schema, indent, depth + 1);
    if (type === 'array') return this.makeArray(schema, indent, depth);
    return makeScalar(schema, type ?? 'any', this.context.labels.placeholders);
  }

  private followLink(schema: SchemaNode, indent: string, depth: number): string | undefined {
    const target = schema.link && this.context.sharedSchemas.get(schema.link.anchor);
    if (!target || depth > this.depthLimit || schema.link?.recursive) {
      return schema.nullable ? 'null' : undefined;
    }
    return this.make(target.schema, indent, depth + 2);
  }

  private makeObject(schema: SchemaNode, indent: string, depth: number): string {
    const inner = `${indent}  `;
    const entries = new Map<string, string>();
    for (const part of [
      schema,
      ...schema.parts.flatMap(({ anchor }) => this.context.sharedSchemas.get(anchor)?.schema ?? []),
      ...schema.choices.flatMap(({ options }) => options[0]?.schema ?? []),
    ]) {
      const source = part.link
        ? (this.context.sharedSchemas.get(part.link.anchor)?.schema ?? part)
        : part;
      for (const { name, schema: property } of source.properties) {
        const hidden = this.direction === 'request' ? property.readOnly : property.writeOnly;
        const value =
          hidden || property.deprecated ? undefined : this.make(property, inner, depth + 1);
        if (value !== undefined && !entries.has(name)) entries.set(name, value);
      }
    }
    this.made += schema.alsoRequired.length;
    for (const name of schema.alsoRequired) {
      if (!entries.has(name))
        entries.set(name, JSON.stringify(this.context.labels.placeholders.value));
    }
    const extra = schema.additionalProperties;
    if (entries.size === 0 && typeof extra === 'object') {
      const value = this.make(extra, inner, depth + 1);
      if (value !== undefined) entries.set(this.context.labels.placeholders.key, value);
    }
    const lines = [...entries].map(([name, value]) => `${inner}${JSON.stringify(name)}: ${value}`);
    return lines.length === 0 ? '{}' : `{\n${lines.join(',\n')}\n${indent}}`;
  }

  private makeArray(schema: SchemaNode, indent: string, depth: number): string {
    const inner = `${indent}  `;
    const minimum = Math.min(limit(schema, 'minItems') ?? 1, 5);
    const values = schema.prefixItems.map((item) => this.make(item, inner, depth + 1) ?? 'null');
    const item = schema.items ? this.make(schema.items, inner, depth + 1) : undefined;
    while (item !== undefined && values.length < Math.max(minimum, schema.prefixItems.length, 1)) {
      values.push(item);
    }
    if (values.length === 0) return '[]';
    return `[\n${values.map((value) => inner + value).join(',\n')}\n${indent}]`;
  }
}

function makeScalar(schema: SchemaNode, type: string, words: Placeholders): string {
  if (type === 'boolean') return 'true';
  if (type === 'null') return 'null';
  if (type === 'integer' || type === 'number') return makeNumber(schema, type);
  if (type === 'any') return JSON.stringify(words.value);
  const pattern = schema.constraints.find(({ keyword }) => keyword === 'pattern')?.value;
  const minimum = limit(schema, 'minLength') ?? 0;
  const maximum = limit(schema, 'maxLength') ?? Number.POSITIVE_INFINITY;
  const fromPattern =
    pattern === undefined ? undefined : stringForPattern(pattern, minimum, maximum);
  const format = schema.format ?? '';
  const text =
    fromPattern ?? entryOf(FORMATS, format) ?? entryOf(WORDS, format)?.(words) ?? words.text;
  return JSON.stringify(fitLength(text, minimum, maximum));
}

function makeNumber(schema: SchemaNode, type: string): string {
  const step = limit(schema, 'multipleOf') ?? (type === 'integer' ? 1 : 0.5);
  const open = limit(schema, 'exclusiveMinimum');
  const low = limit(schema, 'minimum') ?? (open === undefined ? undefined : open + step);
  const openTop = limit(schema, 'exclusiveMaximum');
  const high = limit(schema, 'maximum') ?? (openTop === undefined ? undefined : openTop - step);
  const start = low ?? (high !== undefined && high < 1 ? high : type === 'integer' ? 1 : 10.5);
  const onStep = limit(schema, 'multipleOf') === undefined ? start : Math.ceil(start / step) * step;
  return String(type === 'integer' ? Math.ceil(onStep) : onStep);
}

function limit(schema: SchemaNode, keyword: string): number | undefined {
  const found = schema.constraints.find((constraint) => constraint.keyword === keyword);
  return found === undefined ? undefined : Number(found.value);
}

function fitLength(text: string, minimum: number, maximum: number): string {
  const longest = Math.min(maximum, 4_000);
  const filled = text.length < minimum ? text.padEnd(Math.min(minimum, 4_000), text || 'a') : text;
  return filled.slice(0, longest);
}

function reindent(text: string, indent: string): string {
  return indent === '' ? text : text.replaceAll('\n', `\n${indent}`);
}
