import type { Constraint } from '@frontier/openapi';
import type { ChangeList, Spot } from './ChangeList';
import type { Shift } from './compareSets';

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
export function diffLimits(
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
