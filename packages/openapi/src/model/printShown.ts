import type { JsonValue } from '../json.js';
import { LIMITS } from '../limits.js';
import { type Lexemes, printJson } from './printJson.js';

/** A value as a page shows it. */
export interface Shown {
  readonly text: string;
  /** Less than the whole: a page says so, and where the whole is. */
  readonly isCut: boolean;
}

/**
 * Prints a value as `printJson` does; of a huge one only its beginning, which is JSON too: texts end
 * in `…`, lists and objects after the first of what they hold.
 */
export function printShown(value: JsonValue, pointer: string, lexemes: Lexemes): Shown {
  const left = { characters: LIMITS.shownCharacters };
  const short = shorten(value, left);
  if (left.characters >= 0) return { text: printJson(value, pointer, lexemes), isCut: false };
  return { text: printJson(short, pointer, lexemes), isCut: true };
}

/** Whether only the beginning of a value is shown. */
export function isHuge(value: JsonValue): boolean {
  if (typeof value === 'string') return value.length > LIMITS.shownCharacters;
  if (typeof value !== 'object' || value === null) return false;
  const left = { characters: LIMITS.shownCharacters };
  shorten(value, left);
  return left.characters < 0;
}

/** Cuts a text of the document that is shown as it is. */
export function shortenText(text: string): Shown {
  const left = { characters: LIMITS.shownCharacters };
  return { text: cut(text, left), isCut: left.characters < 0 };
}

function shorten(value: JsonValue, left: { characters: number }): JsonValue {
  if (typeof value === 'string') return cut(value, left);
  left.characters -= 4;
  if (typeof value !== 'object' || value === null) return value;
  const kept: [string, JsonValue][] = [];
  for (const [key, item] of Object.entries(value)) {
    if (left.characters < 0) break;
    if (!Array.isArray(value)) left.characters -= key.length;
    kept.push([key, shorten(item, left)]);
  }
  return Array.isArray(value) ? kept.map(([, item]) => item) : Object.fromEntries(kept);
}

function cut(text: string, left: { characters: number }): string {
  const room = Math.max(left.characters, 0);
  left.characters -= text.length;
  if (left.characters >= 0) return text;
  return `${text.slice(0, room).replace(/[\ud800-\udbff]$/, '')}…`;
}
