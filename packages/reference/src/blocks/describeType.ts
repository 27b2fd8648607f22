import { entryOf, type MediaType, type Response, type SchemaNode } from '@frontier/openapi';
import { labels } from '../labels.js';

/** Nested lists share one row. */
export function layersOf(schema: SchemaNode): SchemaNode[] {
  const layers = [schema];
  let layer = schema;
  while (layer.items && !layer.link) {
    layer = layer.items;
    layers.push(layer);
  }
  return layers;
}

/** Describes a schema's type in a few words: "list of Address", "text · date", "number or text". */
export function describeType(schema: SchemaNode): string {
  if (schema.link) return schema.link.name;
  const names = schema.types.map((type) => describeOne(schema, type));
  if (names.length === 0) {
    const format = schema.format && wordFor(schema.format);
    return schema.name ?? schema.title ?? describeChoices(schema) ?? format ?? labels.anyValue;
  }
  return names.join(' | ');
}

function describeOne(schema: SchemaNode, type: string): string {
  const word = wordFor(type);
  const named = type === 'object' ? (schema.name ?? word) : word;
  const shown = type === 'array' ? describeList(schema) : named;
  const format = schema.format && wordFor(schema.format);
  return format && format !== word ? `${shown} · ${format}` : shown;
}

function describeList(schema: SchemaNode): string {
  const { items, prefixItems } = schema;
  if (isEmptyList(schema)) return labels.emptyList;
  if (prefixItems.length > 0 && hasNoFurtherItem(schema)) return wordFor('array');
  const item = items ? describeType(items) : labels.anyValue;
  return labels.listOf(items?.nullable ? `${item} (${labels.nullable})` : item);
}

export function isEmptyList(schema: SchemaNode): boolean {
  return schema.prefixItems.length === 0 && hasNoFurtherItem(schema);
}

function hasNoFurtherItem({ choices, closedList, contains, items }: SchemaNode): boolean {
  if (items) return items.types.includes('never');
  return closedList && choices.length === 0 && !contains;
}

function describeChoices(schema: SchemaNode): string | undefined {
  if (schema.choices.length === 0) return undefined;
  const words = typesOfForms(schema)?.map(wordFor);
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

/** The word for a type or format; one without a word is shown as in the contract. */
function wordFor(name: string): string {
  return entryOf(labels.types, name) ?? name;
}

/** Summarises the content of a folded response: "6 fields", "application/pdf · file", "Headers". */
export function describeAnswer({ content, headers, links }: Response): string {
  const isUsual = content.length === 1 && content[0]?.name === 'application/json';
  const bodies = content.map((media) => {
    const type = media.schema ? describeContents(media.schema) : describeBody(media);
    return [isUsual ? undefined : media.name, type].filter(Boolean).join(' · ');
  });
  return [...bodies, headers.length > 0 ? labels.headers : '', links.length > 0 ? labels.links : '']
    .filter(Boolean)
    .join(', ');
}

export function describeBody({ itemSchema, schema }: MediaType): string | undefined {
  return schema ? describeType(schema) : itemSchema && labels.sequence;
}

/** The number of fields of a value or of its list items; the type if there are none. */
function describeContents(schema: SchemaNode): string {
  const layers = layersOf(schema);
  const count = countFields(layers.at(-1) ?? schema);
  if (count === 0) return describeType(schema);
  return layers.length > 1 ? labels.itemFieldCount(count) : labels.fieldCount(count);
}

/** Counts the fields that a schema shows directly, without those of its alternatives. */
export function countFields({ patternProperties, properties }: SchemaNode): number {
  return properties.length + patternProperties.length;
}
