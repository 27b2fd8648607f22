import type { Choice, Constraint, Property, SchemaNode } from '@frontier/openapi';
import { bareValue } from '@frontier/reference';
import { type Cursor, pairUp } from './Cursor';

export function diffSchema(cursor: Cursor, before?: SchemaNode, after?: SchemaNode): void {
  if (before && after) {
    const opened = cursor.open(before, after);
    if (opened) diffOpened(...opened);
  } else if (before) cursor.add('schema-removed');
  else if (after) cursor.add('schema-added');
}

function diffOpened(cursor: Cursor, before: SchemaNode, after: SchemaNode): void {
  diffTypes(cursor, before, after);
  if (before.nullable !== after.nullable) {
    cursor.add(after.nullable ? 'null-accepted' : 'null-refused');
  }
  diffFixed(cursor, 'format', before.format, after.format);
  diffFixed(cursor, 'constant', before.constValue, after.constValue);
  diffFixed(cursor, 'default', before.defaultValue, after.defaultValue);
  diffEnum(cursor, before, after);
  diffLimits(cursor, before.constraints, after.constraints);
  cursor.addDeprecation('field', before, after);
  diffProperties(cursor, before, after);
  diffOthers(cursor, before, after);
  diffSchema(cursor.inside('[]'), before.items, after.items);
  diffChoices(cursor, before, after);
  cursor.addIfUnequal('rule-changed', rulesOf(before), rulesOf(after));
  cursor.addIfUnequal('text-changed', textsByName(before), textsByName(after));
  cursor.addIfUnequal('example-changed', before.examples, after.examples);
}

type Variant = Choice['options'][number] & {
  /** Key that pairs it with a form of the other document. */
  readonly key: string;
};

function diffChoices(cursor: Cursor, before: SchemaNode, after: SchemaNode): void {
  const at = ({ anchor, key }: Variant) => cursor.inside(`(${key})`, anchor);
  const pairs = pairUp(
    before.choices.flatMap(variantsOf),
    after.choices.flatMap(variantsOf),
    ({ key }) => key,
  );
  for (const variant of pairs.removed) at(variant).add('form-removed', { before: variant.key });
  for (const variant of pairs.added) at(variant).add('form-added', { after: variant.key });
  for (const [earlier, later] of pairs.both) diffSchema(at(later), earlier.schema, later.schema);
  if (pairs.removed.length + pairs.added.length > 0) return;
  const kindsOf = ({ choices }: SchemaNode) =>
    choices.map(({ discriminator, kind, options }) => [
      kind,
      discriminator,
      options.map(({ discriminatorValues }) => discriminatorValues),
    ]);
  cursor.addIfUnequal('rule-changed', kindsOf(before), kindsOf(after));
}

/** Lists alternatives with their key: the name, or the type without one. */
function variantsOf({ options }: Choice): Variant[] {
  return options.map((option) => ({
    ...option,
    key: option.schema.name ?? option.label ?? (option.schema.types.join(' ou ') || 'qualquer'),
  }));
}

function diffOthers(cursor: Cursor, before: SchemaNode, after: SchemaNode): void {
  const { additionalProperties: earlier = true } = before;
  const { additionalProperties: later = true } = after;
  if (typeof earlier === 'object' && typeof later === 'object') {
    diffSchema(cursor.inside('.*'), earlier, later);
  } else if (earlier !== later) {
    const isRefused = later === false || earlier === true;
    cursor.add(isRefused ? 'other-fields-refused' : 'other-fields-accepted');
  }
}

/** Keywords compared as a whole, since no rule decides whether a new value allows more or less. */
function rulesOf(node: SchemaNode): unknown {
  return [
    [...node.alsoRequired].sort(),
    node.patternProperties,
    node.propertyNames,
    node.prefixItems,
    node.contains,
    node.contentSchema,
    node.closedList,
    node.discriminators,
    node.conditions,
    node.not,
    node.dependentRequired,
    node.dependentSchemas,
    node.xml,
  ];
}

function textsByName(schema: SchemaNode): unknown[] {
  const { description, enumValues, externalDocs, members, title } = schema;
  const meanings = enumValues.flatMap((value) => (value.description ? [value.description] : []));
  return [title, description, members, externalDocs, meanings];
}

/** Compares only the fields that the position's side can see. */
function diffProperties(cursor: Cursor, before: SchemaNode, after: SchemaNode): void {
  const at = ({ anchor, name }: Property) => cursor.inside(`.${name}`, anchor);
  const pairs = pairUp(seenBy(cursor, before), seenBy(cursor, after), ({ name }) => name);
  for (const property of pairs.removed) at(property).addPresence('field', property);
  for (const property of pairs.added) at(property).addPresence('field', undefined, property);
  for (const [earlier, later] of pairs.both) {
    at(later).addPresence('field', earlier, later);
    diffSchema(at(later), earlier.schema, later.schema);
  }
}

/** A `readOnly` field is never sent, a `writeOnly` field never received. */
function seenBy({ side }: Cursor, { properties }: SchemaNode): Property[] {
  return properties.filter(({ schema }) => !(side === 'sent' ? schema.readOnly : schema.writeOnly));
}

const RULE_OF = {
  narrowed: 'limit-tightened',
  widened: 'limit-loosened',
  changed: 'limit-changed',
} as const;

/** A missing limit allows more than any limit. */
function diffLimits(
  cursor: Cursor,
  before: readonly Constraint[],
  after: readonly Constraint[],
): void {
  const keywords = new Set([...before, ...after].map(({ keyword }) => keyword));
  for (const keyword of keywords) {
    const earlier = valuesOf(before, keyword);
    const later = valuesOf(after, keyword);
    const shift = compare(keyword, earlier, later);
    if (shift === 'same') continue;
    cursor.add(RULE_OF[shift], {
      before: earlier.length > 0 ? `${keyword}: ${earlier.join(' e ')}` : undefined,
      after: later.length > 0 ? `${keyword}: ${later.join(' e ')}` : undefined,
    });
  }
}

/** Upper limits allow more when they grow, lower limits when they shrink. */
function compare(keyword: string, before: readonly string[], after: readonly string[]): Shift {
  if (before.length === 0) return 'narrowed';
  if (after.length === 0) return 'widened';
  if (before.join('\n') === after.join('\n')) return 'same';
  const earlier = Number(before.join(' '));
  const later = Number(after.join(' '));
  if (keyword === 'pattern' || Number.isNaN(earlier + later)) return 'changed';
  if (earlier === later) return 'same';
  // Multiples of 10 are multiples of 5, but not the reverse.
  if (keyword === 'multipleOf') {
    if (Number.isInteger(earlier / later)) return 'widened';
    return Number.isInteger(later / earlier) ? 'narrowed' : 'changed';
  }
  const isUpper = /^max|^exclusiveMax|^x-casas-decimais$/.test(keyword);
  return later > earlier === isUpper ? 'widened' : 'narrowed';
}

function valuesOf(constraints: readonly Constraint[], keyword: string): string[] {
  return constraints.filter((each) => each.keyword === keyword).map(({ value }) => value);
}

type Shift = 'same' | 'narrowed' | 'widened' | 'changed';

/** A schema without types allows all. */
function diffTypes(cursor: Cursor, before: SchemaNode, after: SchemaNode): void {
  const isKept = allowsAll(after, before);
  const isKnown = allowsAll(before, after);
  if (isKept && isKnown) return;
  const shift = isKept ? 'widened' : isKnown ? 'narrowed' : 'changed';
  const list = ({ types }: SchemaNode) => types.join(' ou ') || undefined;
  cursor.add(`type-${shift}`, { before: list(before), after: list(after) });
}

function allowsAll({ types }: SchemaNode, { types: others }: SchemaNode): boolean {
  const allows = (type: string) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  return types.length === 0 || (others.length > 0 && others.every(allows));
}

function diffFixed(
  cursor: Cursor,
  subject: 'format' | 'constant' | 'default',
  ...values: readonly (string | undefined)[]
): void {
  const [before, after] = values.map((value) => value && bareValue(value));
  if (before === after) return;
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  cursor.add(`${subject}-${kind}`, { before, after });
}

function diffEnum(cursor: Cursor, before: SchemaNode, after: SchemaNode): void {
  const [earlier, later] = [before.enumValues, after.enumValues];
  const list = (values: typeof earlier) => values.map(({ text }) => bareValue(text)).join(', ');
  if (earlier.length === 0 || later.length === 0) {
    if (later.length > 0) cursor.add('enum-closed', { after: list(later) });
    if (earlier.length > 0) cursor.add('enum-opened', { before: list(earlier) });
    return;
  }
  const without = (values: typeof earlier, others: typeof earlier) =>
    values.filter(({ text }) => !others.some((other) => other.text === text));
  const removed = without(earlier, later);
  const added = without(later, earlier);
  if (removed.length > 0) cursor.add('enum-values-removed', { before: list(removed) });
  if (added.length > 0) cursor.add('enum-values-added', { after: list(added) });
}
