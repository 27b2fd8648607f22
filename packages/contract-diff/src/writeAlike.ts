import { hash } from 'node:crypto';
import { type Constraint, type EnumValue, isObject, type SchemaNode } from '@frontier/openapi';

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
  const union = joinForms(node);
  const types = (union ?? node).types.map((type) =>
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
    ...union,
    types,
    format: shown,
    constraints: types.join() === 'integer' ? others.flatMap(limitInteger) : others,
    properties: [...properties, ...needed],
    alsoRequired: [],
  };
}

/** The types or values of a choice whose forms only name types, or only values, if no value matches two of them. */
function joinForms({ choices: [choice, ...others], enumValues, types: own }: SchemaNode) {
  if (!choice || others.length + enumValues.length > 0) return undefined;
  const forms = choice.options.map(({ schema }) => schema);
  const isBare = (form: SchemaNode) =>
    contentOf(form) === contentOf({ ...ANYTHING, types: form.types, enumValues: valuesOf(form) });
  if (!forms.every(isBare)) return undefined;
  const types = forms.flatMap((form) => form.types);
  const values = forms.flatMap((form) => {
    const meaning = [form.title, form.description].filter(Boolean).join(': ') || undefined;
    return valuesOf(form).map((value) => ({ description: meaning, ...value }));
  });
  const hasValues = values.length > 0;
  const parts = forms.map((form) =>
    hasValues ? valuesOf(form).map(({ text }) => text) : form.types,
  );
  const isDistinct = new Set(parts.flat()).size === parts.flat().length;
  if (!isDistinct || parts.some(({ length }) => length === 0)) return undefined;
  if (hasValues) {
    return { choices: [], types: own.length > 0 ? own : [...new Set(types)], enumValues: values };
  }
  const overlaps = types.includes('number') && types.includes('integer');
  return overlaps || own.length > 0 ? undefined : { choices: [], types };
}

/** A constant is a list of one value. */
function valuesOf({ constValue, enumValues }: SchemaNode): readonly EnumValue[] {
  return constValue === undefined ? enumValues : [{ text: constValue }];
}

function isWholeStep({ keyword, value }: Constraint): boolean {
  return keyword === 'multipleOf' && Number.isInteger(Number(value));
}

/** The nearest integer that a limit allows. */
const WHOLE: Readonly<Record<string, (limit: number) => number>> = {
  minimum: Math.ceil,
  maximum: Math.floor,
  exclusiveMinimum: (limit) => Math.floor(limit) + 1,
  exclusiveMaximum: (limit) => Math.ceil(limit) - 1,
};

function limitInteger(limit: Constraint): Constraint[] {
  const { keyword, value } = limit;
  if (keyword === 'multipleOf' && Number.isInteger(1 / Number(value))) return [];
  const whole = WHOLE[keyword]?.(Number(value));
  if (!Number.isSafeInteger(whole)) return [limit];
  return [{ keyword: OPEN[keyword] ?? keyword, value: String(whole) }];
}

/** Keys of a model that say nothing about the allowed values. */
const WORDS = [
  ...['title', 'description', 'summary', 'label', 'externalDocs', 'examples', 'members'],
  ...['assumptions', 'openQuestions', 'unknownPresence'],
];

/** The allowed values: a text that is equal for equal models, whatever their anchors, names of schemas and texts. */
export const contentOf = createWriter(WORDS);

/** Omits the names of schemas, but not of properties. Order is kept only for the positions of a list. */
export const withoutNames = createWriter([]);

/** Each schema is written once, and by its hash in the schemas around it, so that the texts stay short. */
function createWriter(omitted: readonly string[]): (part: unknown) => string {
  const known = new WeakMap<SchemaNode, string>();
  const write = (value: unknown, key = ''): string => {
    if (Array.isArray(value)) {
      const items = value.map((item) => write(item));
      return `[${key === 'prefixItems' ? items : items.sort()}]`;
    }
    if (!isObject(value)) return JSON.stringify(value) ?? '';
    if (!isSchema(value)) return writeEntries(value);
    const shared = { constValue: undefined, enumValues: valuesOf(value), name: undefined };
    const text = known.get(value) ?? hash('sha256', writeEntries({ ...value, ...shared }));
    known.set(value, text);
    return text;
  };
  const writeEntries = (part: object): string => {
    const entries = Object.entries(part).filter(
      ([name, one]) => one !== undefined && name !== 'anchor' && !omitted.includes(name),
    );
    return `{${entries.map(([name, one]) => `${name}:${write(one, name)}`).sort()}}`;
  };
  return write;
}
