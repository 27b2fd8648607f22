import type { Choice, Constraint, Property, SchemaNode } from '@frontier/openapi';
import { bareValue } from '@frontier/reference';
import {
  type ChangeList,
  type ComparedLocation,
  diffDeprecation,
  diffText,
  pairUp,
} from './ChangeList';
import type { LinkedSchemas } from './LinkedSchemas';

/** State of a comparison of schemas. */
export interface SchemaDiff {
  readonly changes: ChangeList;
  /** Compares two schemas with all nested schemas. */
  readonly compare: (
    spot: ComparedLocation,
    before: SchemaNode | undefined,
    after: SchemaNode | undefined,
  ) => void;
}

type Form = Choice['options'][number] & {
  /** Key that pairs it with a form of the other document. */
  readonly key: string;
};

/** Compares the alternatives of `oneOf` and `anyOf`. */
function diffChoices(
  diff: SchemaDiff,
  spot: ComparedLocation,
  before: SchemaNode,
  after: SchemaNode,
): void {
  const at = ({ anchor, key }: Form): ComparedLocation => ({
    ...spot,
    anchor,
    home: `${spot.home}(${key})`,
  });
  const kinds = ({ choices }: SchemaNode) =>
    choices.map(({ discriminator, kind, options }) => [
      kind,
      discriminator,
      options.map(({ discriminatorValues }) => discriminatorValues),
    ]);
  const pairs = pairUp(before.choices.flatMap(formsOf), after.choices.flatMap(formsOf), keyOf);
  for (const form of pairs.removed)
    diff.changes.add('form-removed', at(form), { before: form.key });
  for (const form of pairs.added) diff.changes.add('form-added', at(form), { after: form.key });
  for (const [earlier, later] of pairs.both) {
    diff.compare(at(later), earlier.schema, later.schema);
  }
  const sameForms = pairs.removed.length + pairs.added.length === 0;
  if (sameForms && JSON.stringify(kinds(before)) !== JSON.stringify(kinds(after))) {
    diff.changes.add('rule-changed', spot);
  }
}

/** Lists alternatives with their key: the name, or the type without one. */
function formsOf({ options }: Choice): Form[] {
  return options.map((option) => ({
    ...option,
    key: option.schema.name ?? option.label ?? (option.schema.types.join(' ou ') || 'qualquer'),
  }));
}

function keyOf({ key }: Form): string {
  return key;
}

/**
 * Creates the comparison of one operation's schemas in two documents.
 *
 * @param earlier schemas of the earlier document, by anchor.
 * @param later schemas of the later document, by anchor.
 * @returns a comparison that visits each pair of schemas once.
 */
export function createSchemaDiff(
  changes: ChangeList,
  earlier: LinkedSchemas,
  later: LinkedSchemas,
): SchemaDiff {
  // Pairs already compared, so that recursive schemas end.
  const met = new Map<SchemaNode, Set<SchemaNode>>();
  const diff: SchemaDiff = {
    changes,
    compare(spot, before, after) {
      if (!before || !after) {
        if (before) changes.add('schema-removed', spot);
        if (after) changes.add('schema-added', spot);
        return;
      }
      const [first, second] = [earlier.open(before), later.open(after)];
      const known = met.get(first) ?? new Set();
      if (known.has(second)) return;
      met.set(first, known.add(second));
      const named = before.name !== undefined && before.name === after.name;
      diffOpened(diff, named ? { ...spot, home: after.name ?? '' } : spot, first, second);
    },
  };
  return diff;
}

function diffOpened(
  diff: SchemaDiff,
  spot: ComparedLocation,
  before: SchemaNode,
  after: SchemaNode,
): void {
  const { changes } = diff;
  diffValues(changes, spot, before, after);
  diffDeprecation(changes, 'field', spot, before, after);
  diffProperties(diff, spot, before, after);
  diffOthers(diff, spot, before, after);
  if (before.items || after.items) {
    diff.compare({ ...spot, home: `${spot.home}[]` }, before.items, after.items);
  }
  diffChoices(diff, spot, before, after);
  if (JSON.stringify(rulesOf(before)) !== JSON.stringify(rulesOf(after))) {
    changes.add('rule-changed', spot);
  }
  diffText(changes, spot, textsOf(before), textsOf(after));
  if (JSON.stringify(before.examples) !== JSON.stringify(after.examples)) {
    changes.add('example-changed', spot);
  }
}

/** Compares `additionalProperties`: any, none, or a schema. */
function diffOthers(
  diff: SchemaDiff,
  spot: ComparedLocation,
  before: SchemaNode,
  after: SchemaNode,
): void {
  const [earlier, later] = [
    before.additionalProperties ?? true,
    after.additionalProperties ?? true,
  ];
  const others = { ...spot, home: `${spot.home}.*` };
  if (typeof earlier === 'object' && typeof later === 'object') {
    diff.compare(others, earlier, later);
  } else if (earlier !== later) {
    const refused = later === false || earlier === true;
    diff.changes.add(refused ? 'other-fields-refused' : 'other-fields-accepted', spot);
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

function textsOf(schema: SchemaNode): unknown[] {
  const { description, enumValues, externalDocs, members, title } = schema;
  const meanings = enumValues.flatMap((value) => (value.description ? [value.description] : []));
  return [title, description, members, externalDocs, meanings];
}

/** Compares the fields of two objects that the position's side can see. */
function diffProperties(
  diff: SchemaDiff,
  spot: ComparedLocation,
  before: SchemaNode,
  after: SchemaNode,
): void {
  const { changes } = diff;
  const at = ({ anchor, name }: Property): ComparedLocation => ({
    ...spot,
    anchor,
    home: `${spot.home}.${name}`,
  });
  const pairs = pairUp(seenBy(spot, before), seenBy(spot, after), ({ name }) => name);
  for (const property of pairs.removed) changes.add('field-removed', at(property));
  for (const property of pairs.added) {
    changes.add(property.required ? 'required-field-added' : 'field-added', at(property));
  }
  for (const [earlier, later] of pairs.both) diffProperty(diff, at(later), earlier, later);
}

function diffProperty(
  diff: SchemaDiff,
  spot: ComparedLocation,
  before: Property,
  after: Property,
): void {
  diffRequired(diff.changes, 'field', spot, before, after);
  diff.compare(spot, before.schema, after.schema);
}

/** Adds a change if something became required or optional. */
export function diffRequired(
  changes: ChangeList,
  subject: 'field' | 'parameter' | 'header' | 'body',
  spot: ComparedLocation,
  before: { readonly required: boolean },
  after: { readonly required: boolean },
): void {
  if (before.required === after.required) return;
  changes.add(after.required ? `${subject}-required` : `${subject}-optional`, spot);
}

/** Filters fields: a `readOnly` field is never sent, a `writeOnly` field never received. */
function seenBy({ side }: ComparedLocation, { properties }: SchemaNode): Property[] {
  return properties.filter(({ schema }) => !(side === 'sent' ? schema.readOnly : schema.writeOnly));
}

type Compare = (before: string, after: string) => Shift;

/** Upper limits allow more when they grow, lower limits when they shrink. */
const upper: Compare = (before, after) => shiftOf(Number(after) - Number(before));
const lower: Compare = (before, after) => shiftOf(Number(before) - Number(after));
/** Multiples of 10 are multiples of 5, but not the reverse. */
const step: Compare = (before, after) => {
  if (Number(before) === Number(after)) return 'same';
  if (Number.isInteger(Number(before) / Number(after))) return 'widened';
  return Number.isInteger(Number(after) / Number(before)) ? 'narrowed' : 'changed';
};
const text: Compare = (before, after) => (before === after ? 'same' : 'changed');

const LIMITS: Readonly<Record<string, Compare>> = {
  maximum: upper,
  exclusiveMaximum: upper,
  maxLength: upper,
  maxItems: upper,
  maxContains: upper,
  maxProperties: upper,
  'x-casas-decimais': upper,
  minimum: lower,
  exclusiveMinimum: lower,
  minLength: lower,
  minItems: lower,
  minContains: lower,
  minProperties: lower,
  multipleOf: step,
};

const RULE_OF = {
  narrowed: 'limit-tightened',
  widened: 'limit-loosened',
  changed: 'limit-changed',
} as const;

/** Compares limits by keyword. A missing limit allows more than any limit. */
function diffLimits(
  changes: ChangeList,
  spot: ComparedLocation,
  before: readonly Constraint[],
  after: readonly Constraint[],
): void {
  const keywords = new Set([...before, ...after].map(({ keyword }) => keyword));
  for (const keyword of keywords) {
    const earlier = valuesOf(before, keyword);
    const later = valuesOf(after, keyword);
    const shift = compare(keyword, earlier, later);
    if (shift === 'same') continue;
    changes.add(RULE_OF[shift], spot, {
      before: earlier.length > 0 ? `${keyword}: ${earlier.join(' e ')}` : undefined,
      after: later.length > 0 ? `${keyword}: ${later.join(' e ')}` : undefined,
    });
  }
}

function compare(keyword: string, before: readonly string[], after: readonly string[]): Shift {
  if (before.length === 0) return 'narrowed';
  if (after.length === 0) return 'widened';
  const [earlier = '', ...more] = before;
  const [later = '', ...others] = after;
  if (more.length + others.length > 0) return text(before.join('\n'), after.join('\n'));
  return (LIMITS[keyword] ?? text)(earlier, later);
}

function valuesOf(constraints: readonly Constraint[], keyword: string): string[] {
  return constraints.filter((each) => each.keyword === keyword).map(({ value }) => value);
}

function shiftOf(growth: number): Shift {
  if (growth === 0) return 'same';
  return growth > 0 ? 'widened' : 'narrowed';
}

/** How the set of allowed values changed. */
type Shift = 'same' | 'narrowed' | 'widened' | 'changed';

/** Compares two sets of allowed values. `covers` decides whether an allowed entry accepts another value. */
function compareSets(
  before: readonly string[],
  after: readonly string[],
  covers: (allowed: string, value: string) => boolean = (allowed, value) => allowed === value,
): Shift {
  const holds = (outer: readonly string[], inner: readonly string[]) =>
    inner.every((value) => outer.some((allowed) => covers(allowed, value)));
  const kept = holds(after, before);
  const known = holds(before, after);
  if (kept && known) return 'same';
  if (kept) return 'widened';
  return known ? 'narrowed' : 'changed';
}

/** Compares type, null, format, enum, constant, limits and default; fields and items are compared elsewhere. */
function diffValues(
  changes: ChangeList,
  spot: ComparedLocation,
  before: SchemaNode,
  after: SchemaNode,
): void {
  diffTypes(changes, spot, before, after);
  if (before.nullable !== after.nullable) {
    changes.add(after.nullable ? 'null-accepted' : 'null-refused', spot);
  }
  diffFixed(changes, spot, 'format', before.format, after.format);
  diffFixed(changes, spot, 'constant', bare(before.constValue), bare(after.constValue));
  diffFixed(changes, spot, 'default', bare(before.defaultValue), bare(after.defaultValue));
  diffEnum(changes, spot, before, after);
  diffLimits(changes, spot, before.constraints, after.constraints);
}

const ANY = ['any'];
const covers = (allowed: string, type: string) =>
  allowed === type || allowed === 'any' || (allowed === 'number' && type === 'integer');

function diffTypes(
  changes: ChangeList,
  spot: ComparedLocation,
  before: SchemaNode,
  after: SchemaNode,
): void {
  const [earlier, later] = [before, after].map(({ types }) => (types.length > 0 ? types : ANY));
  if (!earlier || !later) return;
  const shift = compareSets(earlier, later, covers);
  if (shift === 'same') return;
  const describeTypes = (types: readonly string[]) =>
    types === ANY ? undefined : types.join(' ou ');
  changes.add(`type-${shift}`, spot, {
    before: describeTypes(earlier),
    after: describeTypes(later),
  });
}

function diffFixed(
  changes: ChangeList,
  spot: ComparedLocation,
  subject: 'format' | 'constant' | 'default',
  before: string | undefined,
  after: string | undefined,
): void {
  if (before === after) return;
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  changes.add(`${subject}-${kind}`, spot, { before, after });
}

function diffEnum(
  changes: ChangeList,
  spot: ComparedLocation,
  before: SchemaNode,
  after: SchemaNode,
): void {
  const [earlier, later] = [before, after].map(({ enumValues }) => enumValues);
  if (!earlier || !later) return;
  const list = (values: typeof earlier) => values.map(({ text }) => bareValue(text)).join(', ');
  if (earlier.length === 0 || later.length === 0) {
    if (later.length > 0) changes.add('enum-closed', spot, { after: list(later) });
    if (earlier.length > 0) changes.add('enum-opened', spot, { before: list(earlier) });
    return;
  }
  const without = (values: typeof earlier, others: typeof earlier) =>
    values.filter(({ text }) => !others.some((other) => other.text === text));
  const removed = without(earlier, later);
  const added = without(later, earlier);
  if (removed.length > 0) changes.add('enum-values-removed', spot, { before: list(removed) });
  if (added.length > 0) changes.add('enum-values-added', spot, { after: list(added) });
}

function bare(value: string | undefined): string | undefined {
  return value === undefined ? undefined : bareValue(value);
}
