import type { Constraint, SchemaNode } from '@frontier/openapi';
import { bareValue } from '@frontier/reference';
import type { ChangeList, Spot } from './ChangeList';

type Compare = (before: string, after: string) => Shift;

/** A limit that lets more through the larger it is, or the smaller. */
const upper: Compare = (before, after) => shiftOf(Number(after) - Number(before));
const lower: Compare = (before, after) => shiftOf(Number(before) - Number(after));
/** Multiples of 10 are multiples of 5, not the other way round. */
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

/** Limits of a value, keyword by keyword; what has no limit is allowed more than what has one. */
function diffLimits(
  changes: ChangeList,
  spot: Spot,
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

/** How what is allowed changed. */
type Shift = 'same' | 'narrowed' | 'widened' | 'changed';

/** How the allowed values changed, where `covers` says whether one of them lets another through. */
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

/** Compares what a value may be, without its fields and items: type, null, format, list, constant, limits, default. */
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
