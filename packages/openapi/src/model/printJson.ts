import { type JsonValue, joinPointer } from '../json.js';

/** Digits as the source wrote them, by JSON pointer. */
export type Lexemes = ReadonlyMap<string, string>;

const WIDTH = 80;

/** Texts already printed, by value: a reference brings one as often as it is used. */
const printed = new WeakMap<Lexemes, WeakMap<object, string>>();

/**
 * Prints a value as JSON, two spaces deep, numbers with the digits of the source:
 * 8 decimal places stay 8.
 *
 * @param pointer where `value` stands in the document, without `#`.
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
