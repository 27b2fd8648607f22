import type { Choice, Constraint, Property, SchemaNode } from '@frontier/openapi';
import { bareValue } from '@frontier/reference';
import { type Cursor, pairUp } from './Cursor';
import { contentOf, OPEN, withoutNames } from './writeAlike';

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
  if (isFormOf(before, after) || isFormOf(after, before)) {
    diffChoices(cursor, before, after);
    return;
  }
  diffFormat(cursor, before.format, after.format);
  diffFixed(cursor, 'default', before.defaultValue, after.defaultValue);
  if (before.enumValues.length + after.enumValues.length > 0) diffEnum(cursor, before, after);
  else diffFixed(cursor, 'constant', before.constValue, after.constValue);
  diffLimits(cursor, before.constraints, after.constraints);
  cursor.addDeprecation('field', before, after);
  diffProperties(cursor, before, after);
  diffOthers(cursor, before, after);
  diffSchema(cursor.inside('[]'), before.items, after.items);
  diffChoices(cursor, before, after);
  const [earlier, later] = [rulesOf(before), rulesOf(after)];
  const isKept = contentOf(earlier) === contentOf(later);
  if (!isKept) cursor.add('rule-changed');
  const textsOf = (node: SchemaNode, rules: unknown) => [
    textsByName(node),
    isKept ? withoutNames(rules) : '',
  ];
  cursor.addIfUnequal('text-changed', textsOf(before, earlier), textsOf(after, later));
  cursor.addIfUnequal('example-changed', before.examples, after.examples);
}

/** Whether another schema only offers forms, and one of them equals this schema. */
function isFormOf(schema: SchemaNode, { choices, constraints, properties }: SchemaNode): boolean {
  if (schema.choices.length + constraints.length + properties.length > 0) return false;
  return choices.flatMap(variantsOf).some((variant) => isEqual(variant.schema, schema));
}

function isEqual(one: SchemaNode, other: SchemaNode): boolean {
  return contentOf(one) === contentOf(other);
}

type Variant = Choice['options'][number] & {
  /** Key that pairs it with a form of the other document. */
  readonly key: string;
};

function diffChoices(cursor: Cursor, before: SchemaNode, after: SchemaNode): void {
  const at = ({ anchor, key }: Variant) => cursor.inside(`(${key})`, anchor);
  const earlier = before.choices.flatMap(variantsOf);
  const later = after.choices.flatMap(variantsOf);
  if (earlier.length === 0 && later.length > 0 && !isFormOf(before, after)) {
    cursor.add('forms-closed', { after: later.map(({ key }) => key).join(', ') });
    return;
  }
  if (later.length === 0 && earlier.length > 0 && !isFormOf(after, before)) {
    cursor.add('forms-opened', { before: earlier.map(({ key }) => key).join(', ') });
    return;
  }
  const equal = pairUp(earlier, later, (variant) => variant.key + contentOf(variant.schema));
  const named = pairUp(equal.removed, equal.added, ({ key }) => key);
  const renamed = pairUp(named.removed, named.added, identityOf);
  const both = [...equal.both, ...named.both, ...renamed.both];
  const removed = renamed.removed.filter(({ schema }) => !isEqual(schema, after));
  const added = renamed.added.filter(({ schema }) => !isEqual(schema, before));
  for (const variant of removed) at(variant).add('form-removed', { before: variant.key });
  for (const variant of added) at(variant).add('form-added', { after: variant.key });
  for (const [one, other] of both) diffSchema(at(other), one.schema, other.schema);
  if (removed.length + added.length > 0) return;
  const kindsOf = ({ choices }: SchemaNode) =>
    choices.map(({ discriminator, kind, options }) => [
      kind,
      discriminator,
      options.map(({ discriminatorValues }) => discriminatorValues),
    ]);
  cursor.addIfUnequal('rule-changed', contentOf(kindsOf(before)), contentOf(kindsOf(after)));
}

/** Forms with equal identities are one form under two names. */
function identityOf({ discriminatorValues, key, schema }: Variant): string {
  if (discriminatorValues.length > 0) return JSON.stringify(discriminatorValues);
  return schema.properties.length > 0 ? contentOf(schema) : key;
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
  const at = ({ anchor, name }: Property) => cursor.inside(`.${name}`, anchor || undefined);
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

type Limits = readonly Constraint[];

const RULE_OF = {
  narrowed: 'limit-tightened',
  widened: 'limit-loosened',
  changed: 'limit-changed',
} as const;

/** A missing limit allows more than any limit. */
function diffLimits(cursor: Cursor, before: Limits, after: Limits): void {
  const keywords = [...before, ...after].map(({ keyword }) => OPEN[keyword] ?? keyword);
  for (const keyword of new Set(keywords)) {
    const earlier = limitsOf(before, keyword);
    const later = limitsOf(after, keyword);
    const shift = compare(keyword, earlier, later);
    if (shift === 'same') continue;
    const write = (limits: Limits) =>
      limits.length === 0
        ? undefined
        : `${limits[0]?.keyword}: ${limits.map(({ value }) => value).join(' e ')}`;
    cursor.add(RULE_OF[shift], { before: write(earlier), after: write(later) });
  }
}

/** Upper limits allow more when they grow, lower limits when they shrink. */
function compare(keyword: string, before: Limits, after: Limits): Shift {
  if (before.length === 0) return 'narrowed';
  if (after.length === 0) return 'widened';
  if (JSON.stringify(before) === JSON.stringify(after)) return 'same';
  const [earlier, later] = [before, after].map((limits) =>
    Number(limits.map(({ value }) => value).join(' ')),
  ) as [number, number];
  if (keyword === 'pattern' || Number.isNaN(earlier + later)) return 'changed';
  if (earlier === later) {
    if (before[0]?.keyword === after[0]?.keyword) return 'same';
    return before[0]?.keyword === keyword ? 'narrowed' : 'widened';
  }
  // Multiples of 10 are multiples of 5, but not the reverse.
  if (keyword === 'multipleOf') {
    if (isWhole(earlier / later)) return 'widened';
    return isWhole(later / earlier) ? 'narrowed' : 'changed';
  }
  return later > earlier === isUpper(keyword) ? 'widened' : 'narrowed';
}

function isUpper(keyword: string): boolean {
  return /^max|^x-casas-decimais$/.test(keyword);
}

/** 0.07 / 0.01 is not quite 7. */
function isWhole(ratio: number): boolean {
  return Math.abs(ratio - Math.round(ratio)) < 1e-9;
}

/** The limits by a keyword: of several bounds only the strictest; at equal values, the exclusive one. */
function limitsOf(constraints: Limits, wanted: string): Constraint[] {
  const found = constraints.filter(({ keyword }) => (OPEN[keyword] ?? keyword) === wanted);
  if (wanted !== 'minimum' && wanted !== 'maximum') return found;
  const excess = (limit: Constraint) => Number(limit.value) * (isUpper(wanted) ? 1 : -1);
  const isOpen = ({ keyword }: Constraint) => Number(keyword !== wanted);
  return found.sort((a, b) => excess(a) - excess(b) || isOpen(b) - isOpen(a)).slice(0, 1);
}

type Shift = 'same' | 'narrowed' | 'widened' | 'changed';

/** A schema without types allows all. */
function diffTypes(cursor: Cursor, before: SchemaNode, after: SchemaNode): void {
  const [earlier, later] = [typesOf(before), typesOf(after)];
  const isKept = allowsAll(later, earlier);
  const isKnown = allowsAll(earlier, later);
  if (isKept && isKnown) return;
  const shift = isKept ? 'widened' : isKnown ? 'narrowed' : 'changed';
  const list = (types: readonly string[]) => types.join(' ou ') || undefined;
  cursor.add(`type-${shift}`, { before: list(earlier), after: list(later) });
}

/** The types of a schema, or else the types of its forms. Empty if a form allows every type. */
function typesOf({ choices, types }: SchemaNode): readonly string[] {
  const forms = choices.flatMap(({ options }) => options.map(({ schema }) => schema.types));
  if (types.length > 0 || forms.some(({ length }) => length === 0)) return types;
  return [...new Set(forms.flat())];
}

function allowsAll(types: readonly string[], others: readonly string[]): boolean {
  const allows = (type: string) =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  return types.length === 0 || (others.length > 0 && others.every(allows));
}

/** Formats, and those that allow the same values and more. */
const WIDER: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };

function diffFormat(cursor: Cursor, before = '', after = ''): void {
  if (WIDER[before] === after) cursor.add('type-widened', { before, after });
  else if (WIDER[after] === before) cursor.add('type-narrowed', { before, after });
  else diffFixed(cursor, 'format', before || undefined, after || undefined);
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
  const [earlier, later] = [allowedBy(before), allowedBy(after)];
  const list = (values: readonly string[]) => values.map((value) => bareValue(value)).join(', ');
  if (earlier.length === 0 || later.length === 0) {
    if (later.length > 0) cursor.add('enum-closed', { after: list(later) });
    if (earlier.length > 0) cursor.add('enum-opened', { before: list(earlier) });
    return;
  }
  const removed = earlier.filter((value) => !later.includes(value));
  const added = later.filter((value) => !earlier.includes(value));
  if (removed.length > 0) cursor.add('enum-values-removed', { before: list(removed) });
  if (added.length > 0) cursor.add('enum-values-added', { after: list(added) });
}

/** The values of an enumeration or a constant; whether null is allowed is compared by itself. */
function allowedBy({ constValue, enumValues }: SchemaNode): string[] {
  const values = constValue === undefined ? enumValues.map(({ text }) => text) : [constValue];
  return values.filter((value) => value !== 'null');
}
