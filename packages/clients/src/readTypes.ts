import {
  ASSUMPTION_MARK,
  buildNamedSchemas,
  entryOf,
  isObject,
  type ParsedDocument,
  type SchemaNode,
} from '@frontier/openapi';
import type { ClientField, ClientSchema, ValueType } from './clientModel';
import { DEPRECATED } from './layout';
import { nameMembers, nameTypes, withNames } from './names';

const ANY: ValueType = { kind: 'any' };
/** Kinds of scalars by their type in JSON Schema, and of texts by their format. */
const SCALARS = {
  string: 'text',
  number: 'decimal',
  integer: 'integer',
  boolean: 'boolean',
} as const;
const TEXTS = { date: 'date', binary: 'file' } as const;

export class TypeReader {
  /** The types of `components`, by the names of their schemas. */
  private readonly types: ReadonlyMap<string, { readonly name: string; readonly node: SchemaNode }>;
  /** Other schemas of `components` being read; one that contains itself becomes any value. */
  private readonly open = new Set<string>();

  constructor(document: ParsedDocument) {
    const { components } = document.root;
    const schemas = isObject(components) && isObject(components.schemas) ? components.schemas : {};
    const own = buildNamedSchemas(document, '').filter(({ name }) => Object.hasOwn(schemas, name));
    const names = nameTypes(own.map(({ name }) => name));
    this.types = new Map(
      own.map(({ name, schema }, at) => [name, { name: names[at] ?? name, node: schema }]),
    );
  }

  readSchemas(): Map<string, ClientSchema> {
    const schemas = [...this.types.values()].flatMap(({ name, node }) =>
      this.readSchema(name, node),
    );
    return new Map(schemas.map((schema) => [schema.name, schema]));
  }

  readType(node: SchemaNode | undefined): ValueType {
    if (node === undefined) return ANY;
    const wire = node.link?.name ?? node.name ?? '';
    const target = this.types.get(wire);
    if (!target) return node.link ? ANY : this.readUnnamed(node);
    const { name, node: schema } = target;
    if (isEnumeration(schema)) return { kind: 'enumeration', name };
    if (isModel(schema)) return { kind: 'model', name };
    if (this.open.has(wire)) return ANY;
    this.open.add(wire);
    const type = this.readUnnamed(schema);
    this.open.delete(wire);
    return type;
  }

  /** Schemas of other types have no class. */
  private readSchema(name: string, node: SchemaNode): ClientSchema[] {
    const notes = notesOf(node);
    if (isEnumeration(node)) {
      const values = node.enumValues.map(({ text }) => String(JSON.parse(text)));
      const names = nameMembers(values);
      const members = values.map((value, index) => ({ name: names[index] ?? value, value }));
      return [{ kind: 'enumeration', name, notes, members }];
    }
    if (!isModel(node)) return [];
    const further = this.readFurther(node);
    return [{ kind: 'model', name, notes, fields: this.readFields(node), further }];
  }

  private readFields({ properties }: SchemaNode): ClientField[] {
    const fields = properties.map(({ name, required, schema }) => ({
      wire: name,
      type: this.readType(schema),
      required,
      nullable: schema.nullable,
      notes: notesOf(schema),
    }));
    return withNames(fields, ({ wire }) => wire);
  }

  private readFurther({ additionalProperties, choices }: SchemaNode): ValueType | undefined {
    if (typeof additionalProperties === 'object') return this.readType(additionalProperties);
    // Fields of single forms are kept as additional fields.
    return choices.length > 0 ? ANY : undefined;
  }

  /** A value of several types, or of none, may be any value. */
  private readUnnamed({ additionalProperties, format, items, types }: SchemaNode): ValueType {
    const [type = 'any', ...others] = types;
    if (others.length > 0) return ANY;
    if (type === 'array') return { kind: 'list', item: this.readType(items) };
    if (type === 'object') {
      const isTyped = typeof additionalProperties === 'object';
      return { kind: 'map', item: isTyped ? this.readType(additionalProperties) : ANY };
    }
    const own = type === 'string' ? entryOf(TEXTS, format ?? '') : undefined;
    return { kind: own ?? entryOf(SCALARS, type) ?? 'any' };
  }
}

function isEnumeration({ enumValues, types }: SchemaNode): boolean {
  return enumValues.length > 0 && types.length === 1 && types[0] === 'string';
}

function isModel({ properties, types }: SchemaNode): boolean {
  return properties.length > 0 && types.every((type) => type === 'object');
}

export function notesOf({
  assumptions = [],
  constraints = [],
  defaultValue,
  deprecated,
  description = '',
  format,
  openQuestions = [],
}: Partial<SchemaNode>): string[] {
  const isOwnType = format === 'date' || format === 'binary';
  const texts = [
    // Links only work on the portal.
    description.replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1').trim(),
    ...assumptions.map(({ text = '' }) => `${text} (${ASSUMPTION_MARK})`.trim()),
    ...openQuestions.map(({ text }) => text),
  ];
  // Several assumptions about one part may have no text but the mark.
  const comment = [...new Set(texts)].filter(Boolean).join(' ');
  const lines = [
    ...(comment ? [comment] : []),
    ...(format && !isOwnType ? [`format ${format}`] : []),
    ...constraints.flatMap(({ keyword, value }) =>
      keyword.startsWith('x-') ? [] : [`${keyword} ${value}`],
    ),
    ...(defaultValue === undefined ? [] : [`default ${defaultValue}`]),
    ...(deprecated ? [DEPRECATED] : []),
  ];
  // After a line break the rest of a Python comment would be code.
  return lines.flatMap((line) => line.split(/\r\n?|\n/));
}
