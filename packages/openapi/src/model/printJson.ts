import { type JsonValue, joinPointer } from '../json.js';
import { LIMITS } from '../limits.js';

/** Source texts of numbers, by JSON pointer. */
export type SourceTexts = ReadonlyMap<string, string>;

/** Only numbers that JSON allows are printed as written, unlike `0x1F` or `+55`. */
const JSON_NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

const WIDTH = 80;

/**
 * Prints a value as JSON with the source digits of its numbers: 8 decimal places stay 8.
 *
 * @param pointer of `value` in the document, without `#`.
 * @param indent of the lines after the first, to which each level adds two spaces.
 * @returns JSON in lines.
 * @example
 * printJson({ pu: 1000 }, '', new Map([['/pu', '1000.00000000']])) // '{\n  "pu": 1000.00000000\n}'
 */
export function printJson(
  value: JsonValue,
  pointer: string,
  sourceTexts: SourceTexts,
  indent = '',
): string {
  if (typeof value === 'number') {
    const written = sourceTexts.get(pointer) ?? '';
    return JSON_NUMBER.test(written) ? written : String(value);
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((item, index) => printJson(item, joinPointer(pointer, index), sourceTexts, inner))
    : Object.entries(value).map(
        ([key, item]) =>
          `${JSON.stringify(key)}: ${printJson(item, joinPointer(pointer, key), sourceTexts, inner)}`,
      );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return open + close;
  const oneLine = `${open}${entries.join(', ')}${close}`;
  const scalarsOnly = isList && value.every((item) => typeof item !== 'object' || item === null);
  if (scalarsOnly && indent.length + oneLine.length <= WIDTH) return oneLine;
  return `${open}\n${entries.map((entry) => inner + entry).join(',\n')}\n${indent}${close}`;
}

export interface ShownText {
  readonly text: string;
  /** Whether the text is shortened; the page then says where to find the whole value. */
  readonly cut?: true;
}

/**
 * Prints a value as `printJson` does, but shortens a huge one to valid JSON: its texts end in `…`, its lists and
 * objects after their first entries.
 */
export function printShown(value: JsonValue, pointer: string, sourceTexts: SourceTexts): ShownText {
  const left = { characters: LIMITS.shownCharacters };
  const short = shorten(value, left);
  if (left.characters >= 0) return { text: printJson(value, pointer, sourceTexts) };
  return { text: printJson(short, pointer, sourceTexts), cut: true };
}

export function shortenText(text: string): ShownText {
  const left = { characters: LIMITS.shownCharacters };
  const shown = cut(text, left);
  return left.characters < 0 ? { text: shown, cut: true } : { text: shown };
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
