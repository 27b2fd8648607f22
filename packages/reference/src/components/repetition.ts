import { labels } from '../labels.js';

/** A limit in words, with the counts by which a text may state it differently. */
export interface LimitPhrase {
  readonly words: string;
  /** `exact`: allowed counts (`2 characters`). `range`: the two bounds (`1 to 365`). */
  readonly counts?: { readonly kind: 'exact' | 'range'; readonly values: readonly string[] };
}

/** Whether a text already states a limit, in the reference's words or with the same counts. */
export function isLimitStated({ counts, words }: LimitPhrase, text: string): boolean {
  const lowerText = text.toLowerCase();
  const limit = words.toLowerCase();
  if (lowerText.includes(limit) && matchesWords(escapePattern(limit), lowerText)) return true;
  if (!counts?.values.every((value) => lowerText.includes(value))) return false;
  const values = counts.values.map(escapePattern);
  if (counts.kind === 'range') return matchesWords(values.join(String.raw`\s\S{1,3}\s`), lowerText);
  const unit = escapePattern(limit.split(' ').at(-1) ?? '');
  const small = labels.smallWords.map(escapePattern).join('|');
  // The count must begin a clause: after other words it may be a bound (`up to 2 characters`).
  const before = `(?<=^|[.,;:(]\\s*|(?<!\\p{L}|\\d\\s)(?:${small})\\s)`;
  return values.every((value) => matchesWords(`${before}${value} ${unit}`, lowerText));
}

/** Whether a text contains a pattern as whole words and numbers. */
function matchesWords(pattern: string, text: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d]|\\d[.,])${pattern}(?![\\p{L}\\d]|[.,]\\d)`, 'u').test(text);
}

/** Longer texts are never taken for a repetition. */
const LONGEST_REPETITION = 80;

/** Whether a short sentence only repeats word stems of the texts above it. */
export function repeatsText(text: string, textAbove: string): boolean {
  if (text.length > LONGEST_REPETITION || /[`[\]*_<]|\.\s/.test(text)) return false;
  const known = new Set(stemsOf(textAbove));
  const stems = stemsOf(text);
  return stems.length > 0 && stems.every((stem) => known.has(stem));
}

/** Stem length in letters: `emissão` and `emissor` share a stem, `criar` and `criada` do not. */
const STEM = 5;

function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !labels.smallWords.includes(word))
    .map((word) => word.slice(0, STEM));
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
