import type { Constraint } from '@frontier/openapi';
import { labels } from '../labels.js';
import { isLimitStated, type LimitPhrase } from './repetition.js';

const PAIRS = [
  { low: 'minimum', high: 'maximum', kind: 'value' },
  { low: 'minLength', high: 'maxLength', kind: 'length' },
  { low: 'minItems', high: 'maxItems', kind: 'items' },
] as const;

/** Patterns that only fix the number of digits: `^\d{14}$`, `^(\d{11}|\d{14})$`. */
const DIGITS = /^\^\(?((?:\|?(?:\\d|\[0-9\])\{\d+\})+)\)?\$$/;

export interface DescribedLimits {
  readonly phrases: readonly string[];
  /** Patterns that no phrase replaces. */
  readonly patterns: readonly string[];
}

/**
 * Describes limits in words; a minimum and a maximum become one phrase ("between 1 and 365").
 *
 * @param constraints of one schema.
 * @param shownText text beside the limits; limits that it already states are omitted.
 * @returns the phrases, and the patterns that cannot be put into words.
 * @example
 * const limits = [{ keyword: 'minLength', value: '2' }, { keyword: 'maxLength', value: '8' }]
 * describeLimits(limits).phrases // ['de 2 a 8 caracteres']
 */
export function describeLimits(
  constraints: readonly Constraint[],
  shownText = '',
): DescribedLimits {
  const byKeyword = new Map(constraints.map(({ keyword, value }) => [keyword, value]));
  const digits = digitCounts(byKeyword.get('pattern'));
  const described = new Set(digits ? ['pattern', 'minLength', 'maxLength'] : []);
  const phrases: LimitPhrase[] = digits
    ? [{ words: labels.digits(digits), counts: { kind: 'exact', values: digits } }]
    : [];
  const patterns: string[] = [];
  for (const { keyword, value } of constraints) {
    if (described.has(keyword)) continue;
    const pair = PAIRS.find(({ low }) => low === keyword);
    const high = pair && byKeyword.get(pair.high);
    if (keyword === 'pattern') patterns.push(value);
    else if (pair && high !== undefined) {
      described.add(pair.high);
      phrases.push(describePair(pair.kind, value, high));
    } else phrases.push({ words: labels.constraint({ keyword, value }) });
  }
  const remaining =
    shownText === '' ? phrases : phrases.filter((one) => !isLimitStated(one, shownText));
  return { phrases: remaining.map(({ words }) => words), patterns };
}

function describePair(
  kind: (typeof PAIRS)[number]['kind'],
  low: string,
  high: string,
): LimitPhrase {
  return low === high && kind !== 'value'
    ? { words: labels.exactly[kind](Number(low)), counts: { kind: 'exact', values: [low] } }
    : { words: labels.between[kind](low, high), counts: { kind: 'range', values: [low, high] } };
}

function digitCounts(pattern: string | undefined): string[] | undefined {
  const body = DIGITS.exec(pattern ?? '')?.[1];
  return body === undefined ? undefined : [...body.matchAll(/\{(\d+)\}/g)].map(([, n]) => n ?? '');
}
