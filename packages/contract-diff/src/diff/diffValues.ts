import type { SchemaNode } from '@frontier/openapi';
import { bareValue } from '@frontier/reference';
import type { ChangeList, Spot } from './ChangeList';
import { compareSets } from './compareSets';
import { diffLimits } from './diffLimits';

/** What a value may be, apart from what it is made of: type, null, format, list, constant, limits, default. */
export function diffValues(
  changes: ChangeList,
  spot: Spot,
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

function diffTypes(changes: ChangeList, spot: Spot, before: SchemaNode, after: SchemaNode): void {
  const [earlier, later] = [before, after].map(({ types }) => (types.length > 0 ? types : ANY));
  if (!earlier || !later) return;
  const shift = compareSets(earlier, later, covers);
  if (shift === 'same') return;
  const told = (types: readonly string[]) => (types === ANY ? undefined : types.join(' ou '));
  changes.add(`type-${shift}`, spot, { before: told(earlier), after: told(later) });
}

function diffFixed(
  changes: ChangeList,
  spot: Spot,
  what: 'format' | 'constant' | 'default',
  before: string | undefined,
  after: string | undefined,
): void {
  if (before === after) return;
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  changes.add(`${what}-${kind}`, spot, { before, after });
}

function diffEnum(changes: ChangeList, spot: Spot, before: SchemaNode, after: SchemaNode): void {
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
