import type { Choice, Property, SchemaNode } from '@frontier/openapi';
import type { ChangeList, Spot } from './ChangeList';
import { diffDeprecation, diffText, pairUp } from './common';
import { diffValues } from './diffValues';
import type { LinkedSchemas } from './LinkedSchemas';
import type { SchemaDiff } from './SchemaDiff';

type Form = Choice['options'][number] & {
  /** What pairs it with the same form of the other document. */
  readonly key: string;
};

/** The forms a value may take: `oneOf` and `anyOf`. */
function diffChoices(diff: SchemaDiff, spot: Spot, before: SchemaNode, after: SchemaNode): void {
  const at = ({ anchor, key }: Form): Spot => ({ ...spot, anchor, home: `${spot.home}(${key})` });
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

/** Forms by their name; nameless ones by their type. */
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
 * Begins a comparison of the schemas of one call in two documents.
 *
 * @param earlier schemas of the earlier document, by anchor.
 * @param later those of the later one.
 */
export function createSchemaDiff(
  changes: ChangeList,
  earlier: LinkedSchemas,
  later: LinkedSchemas,
): SchemaDiff {
  // Pairs already met: schemas that hold themselves end.
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

function diffOpened(diff: SchemaDiff, spot: Spot, before: SchemaNode, after: SchemaNode): void {
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

/** Fields beyond those described: any, none, or of one form. */
function diffOthers(diff: SchemaDiff, spot: Spot, before: SchemaNode, after: SchemaNode): void {
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

/** Keywords that are compared as a whole: no rule can tell whether a new value allows more or less. */
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
    node.parts.map(({ name }) => name),
  ];
}

function textsOf(schema: SchemaNode): unknown[] {
  const { description, enumValues, externalDocs, members, title } = schema;
  const meanings = enumValues.flatMap((value) => (value.description ? [value.description] : []));
  return [title, description, members, externalDocs, meanings];
}

/** Compares the fields of two objects, as the side that writes or reads them sees them. */
function diffProperties(diff: SchemaDiff, spot: Spot, before: SchemaNode, after: SchemaNode): void {
  const { changes } = diff;
  const at = ({ anchor, name }: Property): Spot => ({
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

function diffProperty(diff: SchemaDiff, spot: Spot, before: Property, after: Property): void {
  diffRequired(diff.changes, 'field', spot, before, after);
  diff.compare(spot, before.schema, after.schema);
}

/** Whether something must be there. */
export function diffRequired(
  changes: ChangeList,
  what: 'field' | 'parameter' | 'header' | 'body',
  spot: Spot,
  before: { readonly required: boolean },
  after: { readonly required: boolean },
): void {
  if (before.required === after.required) return;
  changes.add(after.required ? `${what}-required` : `${what}-optional`, spot);
}

/** A field that is only read is never sent, one that is only written never received. */
function seenBy({ side }: Spot, { properties }: SchemaNode): Property[] {
  return properties.filter(({ schema }) => !(side === 'sent' ? schema.readOnly : schema.writeOnly));
}
