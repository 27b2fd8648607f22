import type { Labels } from '../labels';
import type { SchemaNode } from '../model/types';

/** A schema's type in a few words: "lista de Endereco", "texto · data", "número ou texto". */
export function describeType(schema: SchemaNode, labels: Labels): string {
  if (schema.link) return schema.link.name;
  const names = schema.types.map((type) => describeOne(schema, type, labels));
  if (names.length === 0) {
    const described = schema.choices.length > 0 ? labels.types.object : undefined;
    return schema.name ?? schema.title ?? described ?? labels.anyValue;
  }
  return names.join(' | ');
}

function describeOne(schema: SchemaNode, type: string, labels: Labels): string {
  if (type === 'array') {
    return labels.listOf(schema.items ? describeType(schema.items, labels) : labels.anyValue);
  }
  const word = labels.types[type] ?? type;
  if (type === 'object') return schema.name ?? word;
  const format = schema.format && (labels.types[schema.format] ?? schema.format);
  return format ? `${word} · ${format}` : word;
}
