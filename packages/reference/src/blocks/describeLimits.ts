import type { Constraint } from '@frontier/openapi';
import { labels } from '../labels.js';

const PAIRS = [
  { low: 'minimum', high: 'maximum', kind: 'value' },
  { low: 'minLength', high: 'maxLength', kind: 'length' },
  { low: 'minItems', high: 'maxItems', kind: 'items' },
] as const;

/** Patterns that only fix the number of digits: `^\d{14}$`, `^(\d{11}|\d{14})$`. */
const DIGITS = /^\^\(?((?:\|?(?:\\d|\[0-9\])\{\d+\})+)\)?\$$/;

/**
 * Describes limits in words; a minimum and a maximum become one phrase ("between 1 and 365").
 *
 * @param shownText text beside the limits; limits that it already states are omitted.
 * @returns the phrases, and the patterns that cannot be put into words.
 * @example
 * const limits = [{ keyword: 'minLength', value: '2' }, { keyword: 'maxLength', value: '8' }]
 * describeLimits(limits).phrases // ['de 2 a 8 caracteres']
 */
export function describeLimits(constraints: readonly Constraint[], shownText = '') {
  const byKeyword = new Map(constraints.map(({ keyword, value }) => [keyword, value]));
  const digits = digitCounts(byKeyword.get('pattern'));
  const described = new Set(digits ? ['pattern', 'minLength', 'maxLength'] : []);
  const phrases: LimitPhrase[] = digits
    ? [{ words: labels.digits(digits), parts: digits.map(labels.digitCount) }]
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
    } else {
      const size = value === '0' ? PAIRS.find(({ high }) => high === keyword)?.kind : undefined;
      const isEmpty = size === 'length' || size === 'items';
      phrases.push(
        isEmpty ? describePair(size, '0', '0') : { words: labels.constraint({ keyword, value }) },
      );
    }
  }
  const remaining = phrases.filter((phrase) => !isLimitStated(phrase, shownText.toLowerCase()));
  return { phrases: remaining.map(({ words }) => words), patterns };
}

function describePair(
  kind: (typeof PAIRS)[number]['kind'],
  low: string,
  high: string,
): LimitPhrase {
  if (low !== high)
    return { words: labels.between[kind](low, high), parts: [labels.range(low, high)] };
  const words = labels.exactly[kind](low);
  return { words, parts: kind === 'value' ? [] : [words.slice(words.indexOf(low))] };
}

function digitCounts(pattern: string | undefined): string[] | undefined {
  const body = DIGITS.exec(pattern ?? '')?.[1];
  return body === undefined ? undefined : [...body.matchAll(/\{(\d+)\}/g)].map(([, n]) => n ?? '');
}

interface LimitPhrase {
  readonly words: string;
  /** Texts that say the same together: `11 dígitos` and `14 dígitos`. */
  readonly parts?: readonly string[];
}

/** After one of these words a count is only a bound: `até 2 caracteres`. */
const BOUND_BEFORE = new RegExp(`(?:[\\p{L}\\d]|\\d[.,]|(?:${labels.boundWords}) )$`, 'u');
const COUNT_GOES_ON = /^(?:[\p{L}\d]|[.,]\d)/u;

/** Whether a text in small letters states a limit. */
function isLimitStated({ parts = [], words }: LimitPhrase, text: string): boolean {
  const has = (part: string) => {
    const around = text.split(part);
    return around
      .slice(1)
      .some((after, at) => !BOUND_BEFORE.test(around[at] ?? '') && !COUNT_GOES_ON.test(after));
  };
  return has(words.toLowerCase()) || (parts.length > 0 && parts.every(has));
}
