import { type Constraint, isObject, type SchemaNode } from '@frontier/openapi';

/** Limits that exclude their value, and those that include it. */
export const OPEN: Readonly<Record<string, 'minimum' | 'maximum'>> = {
  exclusiveMinimum: 'minimum',
  exclusiveMaximum: 'maximum',
};

/** Keywords of OpenAPI 3.1 for which 3.0 has a format. */
const FORMAT_OF: Readonly<Record<string, string>> = {
  'contentEncoding: base64': 'byte',
  'contentMediaType: application/octet-stream': 'binary',
};

const ANYTHING: SchemaNode = {
  ...{ readOnly: false, writeOnly: false, deprecated: false, nullable: false, closedList: false },
  ...{ types: [], members: [], examples: [], enumValues: [], cut: false, constraints: [], xml: [] },
  ...{ properties: [], alsoRequired: [], patternProperties: [], prefixItems: [], choices: [] },
  ...{ discriminators: [], conditions: [], dependentRequired: [], dependentSchemas: [] },
};

export function isSchema(part: object): part is SchemaNode {
  return 'properties' in part && 'choices' in part;
}

/** Copies a model with one form of each fact that keywords can express in two ways. */
export function writeAlike<Part>(part: Part): Part {
  if (Array.isArray(part)) return part.map(writeAlike) as Part;
  if (!isObject(part)) return part;
  const entries = Object.entries(part).map(([key, value]) => [key, writeAlike(value)]);
  const copy: object = Object.fromEntries(entries);
  return (isSchema(copy) ? simplify(copy) : copy) as Part;
}

function simplify(node: SchemaNode): SchemaNode {
  const { alsoRequired, constraints, format, properties } = node;
  const forms = typesOfForms(node);
  const types = (forms ?? node.types).map((type) =>
    type === 'number' && constraints.some(isWholeStep) ? 'integer' : type,
  );
  const formatOf = ({ keyword, value }: Constraint) => FORMAT_OF[`${keyword}: ${value}`];
  const [encoding] = constraints.flatMap((limit) => formatOf(limit) ?? []);
  const shown = format ?? encoding;
  const others = constraints.filter((limit) => !shown || formatOf(limit) !== shown);
  const needed = alsoRequired.map((name) => ({
    name,
    anchor: '',
    required: true,
    schema: ANYTHING,
  }));
  return {
    ...node,
    types,
    choices: forms ? [] : node.choices,
    format: shown,
    constraints: types.join() === 'integer' ? others.flatMap(limitInteger) : others,
    properties: [...properties, ...needed],
    alsoRequired: [],
  };
}

/** The types of a choice whose forms only name a type, if no value matches two of them. */
function typesOfForms({ choices: [choice, ...others], types }: SchemaNode) {
  if (!choice || others.length + types.length > 0) return undefined;
  const forms = choice.options.flatMap(({ schema }) =>
    contentOf(schema) === contentOf({ ...ANYTHING, types: schema.types }) ? schema.types : [''],
  );
  const isDistinct = new Set(forms).size === forms.length;
  const overlaps = forms.includes('number') && forms.includes('integer');
  return isDistinct && !overlaps && !forms.includes('') ? forms : undefined;
}

function isWholeStep({ keyword, value }: Constraint): boolean {
  return keyword === 'multipleOf' && Number.isInteger(Number(value));
}

/** An integer above 0 is at least 1. */
function limitInteger(limit: Constraint): Constraint[] {
  const value = Number(limit.value);
  const keyword = OPEN[limit.keyword];
  if (limit.keyword === 'multipleOf' && value === 1) return [];
  if (keyword === undefined || !Number.isSafeInteger(value)) return [limit];
  return [{ keyword, value: String(keyword === 'minimum' ? value + 1 : value - 1) }];
}

/** Keys of a model that say nothing about the allowed values. */
const WORDS = [
  ...['title', 'description', 'summary', 'label', 'externalDocs', 'examples', 'members'],
  ...['assumptions', 'openQuestions', 'unknownPresence'],
];

/** The allowed values: a model as text without anchors, names of schemas and texts. */
export function contentOf(part: unknown): string {
  return withoutNames(part, WORDS);
}

/** Omits the names of schemas, but not of properties. Order is kept only for the positions of a list. */
export function withoutNames(part: unknown, omitted: readonly string[] = []): string {
  const write = (value: unknown, key: string): string => {
    if (Array.isArray(value)) {
      const items = value.map((item) => write(item, ''));
      return `[${key === 'prefixItems' ? items : items.sort()}]`;
    }
    if (!isObject(value)) return JSON.stringify(value) ?? '';
    const own = isSchema(value) ? { ...value, ...asList(value), name: undefined } : value;
    const entries = Object.entries(own).filter(
      ([name, one]) => one !== undefined && name !== 'anchor' && !omitted.includes(name),
    );
    return `{${entries.map(([name, one]) => `${name}:${write(one, name)}`).sort()}}`;
  };
  return write(part, '');
}

/** A constant is a list of one value. */
function asList({ constValue }: SchemaNode) {
  return constValue === undefined
    ? {}
    : { constValue: undefined, enumValues: [{ text: constValue }] };
}
