import type { Property, SchemaNode } from '@frontier/openapi';
import type { ChangeList, Spot } from './ChangeList';
import { pairUp } from './common';
import type { SchemaDiff } from './SchemaDiff';

/** The fields of two objects, as whoever writes or reads them sees them. */
export function diffProperties(
  diff: SchemaDiff,
  spot: Spot,
  before: SchemaNode,
  after: SchemaNode,
): void {
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
