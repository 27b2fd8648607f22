import type { MediaType, Response, SchemaNode } from '@frontier/openapi';
import { labels } from '../labels.js';

const USUAL_MEDIA = 'application/json';

/** A list, its items, their items if they are lists, and so on: one row shows them all. */
export function layersOf(schema: SchemaNode): SchemaNode[] {
  const layers = [schema];
  let layer = schema;
  while (layer.items && !layer.link) {
    layer = layer.items;
    layers.push(layer);
  }
  return layers;
}

/** A schema's type in a few words: "list of Address", "text · date", "number or text". */
export function describeType(schema: SchemaNode): string {
  if (schema.link) return schema.link.name;
  const names = schema.types.map((type) => describeOne(schema, type));
  if (names.length === 0) {
    const format = schema.format && (wordFor(schema.format) ?? schema.format);
    return schema.name ?? schema.title ?? describeChoices(schema) ?? format ?? labels.anyValue;
  }
  return names.join(' | ');
}

function describeOne(schema: SchemaNode, type: string): string {
  const word = wordFor(type) ?? type;
  const named = type === 'object' ? (schema.name ?? word) : word;
  const shown = type === 'array' ? describeList(schema) : named;
  const format = schema.format && (wordFor(schema.format) ?? schema.format);
  return format ? `${shown} · ${format}` : shown;
}

function describeList({ items }: SchemaNode): string {
  const item = items ? describeType(items) : labels.anyValue;
  return labels.listOf(items?.nullable ? `${item} (${labels.nullable})` : item);
}

/** The types of all forms, where each says its own; forms shown elsewhere are objects. */
function describeChoices(schema: SchemaNode): string | undefined {
  if (schema.choices.length === 0) return undefined;
  const words = typesOfForms(schema)?.map((type) => wordFor(type) ?? type);
  return words === undefined ? labels.anyValue : [...new Set(words)].join(' | ');
}

function typesOfForms({ choices }: SchemaNode): readonly string[] | undefined {
  const types = choices.flatMap(({ options }) =>
    options.map(({ schema }) => {
      if (schema.link) return ['object'];
      return schema.types.length > 0 || schema.choices.length === 0
        ? schema.types
        : (typesOfForms(schema) ?? []);
    }),
  );
  return types.some((list) => list.length === 0) ? undefined : types.flat();
}

/** The name may be one every object has an entry under. */
function wordFor(name: string): string | undefined {
  return Object.hasOwn(labels.types, name) ? labels.types[name] : undefined;
}

/** The content of a closed answer, in a line: "6 fields", "application/pdf · file", "Headers". */
export function describeAnswer({ content, headers, links }: Response): string {
  const isUsual = content.length === 1 && content[0]?.name === USUAL_MEDIA;
  const bodies = content.map(({ name, schema }: MediaType) =>
    [isUsual ? undefined : name, schema && describeContents(schema)].filter(Boolean).join(' · '),
  );
  return [...bodies, headers.length > 0 ? labels.headers : '', links.length > 0 ? labels.links : '']
    .filter(Boolean)
    .join(', ');
}

/** How many fields, of the thing itself or of each of its items; its type where it has none. */
function describeContents(schema: SchemaNode): string {
  const layers = layersOf(schema);
  const count = countFields(layers.at(-1) ?? schema);
  if (count === 0) return describeType(schema);
  return layers.length > 1 ? labels.itemFieldCount(count) : labels.fieldCount(count);
}

/** Fields a schema shows itself; those of its forms are theirs. */
export function countFields({ patternProperties, properties }: SchemaNode): number {
  return properties.length + patternProperties.length;
}
