import type { Labels } from '../labels/Labels.js';
import type { SchemaNode } from '../model/types/schema.js';

/** A schema's type in a few words: "list of Address", "text · date", "number or text". */
export function describeType(schema: SchemaNode, labels: Labels): string {
  if (schema.link) return schema.link.name;
  const names = schema.types.map((type) => describeOne(schema, type, labels));
  if (names.length === 0) {
    const format = schema.format && (wordFor(schema.format, labels) ?? schema.format);
    return (
      schema.name ?? schema.title ?? describeChoices(schema, labels) ?? format ?? labels.anyValue
    );
  }
  return names.join(' | ');
}

function describeOne(schema: SchemaNode, type: string, labels: Labels): string {
  const word = wordFor(type, labels) ?? type;
  const named = type === 'object' ? (schema.name ?? word) : word;
  const shown = type === 'array' ? describeList(schema, labels) : named;
  const format = schema.format && (wordFor(schema.format, labels) ?? schema.format);
  return format ? `${shown} · ${format}` : shown;
}

function describeList({ items }: SchemaNode, labels: Labels): string {
  const item = items ? describeType(items, labels) : labels.anyValue;
  return labels.listOf(items?.nullable ? `${item} (${labels.nullable})` : item);
}

/** The types of all forms, where each says its own; forms shown elsewhere are objects. */
function describeChoices(schema: SchemaNode, labels: Labels): string | undefined {
  if (schema.choices.length === 0) return undefined;
  const words = typesOfForms(schema)?.map((type) => wordFor(type, labels) ?? type);
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
function wordFor(name: string, { types }: Labels): string | undefined {
  return Object.hasOwn(types, name) ? types[name] : undefined;
}
