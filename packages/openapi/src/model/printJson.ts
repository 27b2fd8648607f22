import { type JsonValue, joinPointer } from '../json.js';
import { LIMITS } from '../limits.js';

/** Digits as the source wrote them, by JSON pointer. */
export type Lexemes = ReadonlyMap<string, string>;

const WIDTH = 80;

/** Texts already printed, by value: a reference brings one as often as it is used. */
const printed = new WeakMap<Lexemes, WeakMap<object, string>>();

/**
 * Prints a value as JSON, two spaces deep, numbers with the digits of the source:
 * 8 decimal places stay 8.
 *
 * @param pointer of `value` in the document, without `#`.
 */
export function printJson(value: JsonValue, pointer: string, lexemes: Lexemes): string {
  if (typeof value !== 'object' || value === null) return print(value, pointer, lexemes, '');
  const known = printed.get(lexemes) ?? new WeakMap<object, string>();
  printed.set(lexemes, known);
  const text = known.get(value) ?? print(value, pointer, lexemes, '');
  known.set(value, text);
  return text;
}

function print(value: JsonValue, pointer: string, lexemes: Lexemes, indent: string): string {
  if (typeof value === 'number') return lexemes.get(pointer) ?? String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((item, index) => print(item, joinPointer(pointer, index), lexemes, inner))
    : Object.entries(value).map(
        ([key, item]) =>
          `${JSON.stringify(key)}: ${print(item, joinPointer(pointer, key), lexemes, inner)}`,
      );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return open + close;
  const oneLine = `${open}${entries.join(', ')}${close}`;
  const scalarsOnly = isList && value.every((item) => typeof item !== 'object' || item === null);
  if (scalarsOnly && indent.length + oneLine.length <= WIDTH) return oneLine;
  return `${open}\n${entries.map((entry) => inner + entry).join(',\n')}\n${indent}${close}`;
}

/** A value as a page shows it. */
export interface Shown {
  readonly text: string;
  /** Less than the whole: a page says so, and where the whole is. */
  readonly isCut: boolean;
}

/**
 * Prints a value as `printJson` does; of a huge one only its beginning, which is JSON too: texts end
 * in `…`, lists and objects after their first entries.
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
