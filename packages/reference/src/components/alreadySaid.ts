import { labels } from '../labels.js';

/** A limit in words, with the counts that a text may name instead. */
export interface Limit {
  readonly words: string;
  /** Each of these counts is one that fits (`2 characters`), or the two are the ends of a range (`1 to 365`). */
  readonly counts?: { readonly kind: 'exact' | 'range'; readonly values: readonly string[] };
}

/** Whether a text says a limit already, in the reference's words or with the same counts. */
export function isLimitSaid({ counts, words }: Limit, text: string): boolean {
  const said = text.toLowerCase();
  const limit = words.toLowerCase();
  if (said.includes(limit) && matchesWords(escapePattern(limit), said)) return true;
  if (!counts?.values.every((value) => said.includes(value))) return false;
  const values = counts.values.map(escapePattern);
  if (counts.kind === 'range') return matchesWords(values.join(String.raw`\s\S{1,3}\s`), said);
  const unit = escapePattern(limit.split(' ').at(-1) ?? '');
  const small = labels.smallWords.map(escapePattern).join('|');
  // Where it begins a sentence or a part of one; behind other words it may be a bound (`up to 2 characters`).
  const before = `(?<=^|[.,;:(]\\s*|(?<!\\p{L}|\\d\\s)(?:${small})\\s)`;
  return values.every((value) => matchesWords(`${before}${value} ${unit}`, said));
}

/** Whether a pattern is found, and not within a longer word or number. */
function matchesWords(pattern: string, text: string): boolean {
  return new RegExp(`(?<![\\p{L}\\d]|\\d[.,])${pattern}(?![\\p{L}\\d]|[.,]\\d)`, 'u').test(text);
}

/** Longer texts say more than a title. */
const LONGEST_REPETITION = 80;

/** Whether a short sentence adds no word: each, or one of the same stem, is in the texts above it. */
export function repeatsText(text: string, said: string): boolean {
  if (text.length > LONGEST_REPETITION || /[`[\]*_<]|\.\s/.test(text)) return false;
  const known = new Set(stemsOf(said));
  const stems = stemsOf(text);
  return stems.length > 0 && stems.every((stem) => known.has(stem));
}

/** Letters by which a word and its forms are one (`criar`, `criada` no, `emissão`, `emissor` no). */
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
