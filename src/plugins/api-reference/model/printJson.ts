import { type JsonValue, joinPointer } from '../json';

/** Digits as the source wrote them, by JSON pointer. */
export type Lexemes = ReadonlyMap<string, string>;

const WIDTH = 80;

/**
 * Prints a value as JSON, two spaces deep, numbers with the digits of the source
 * (specification §9: 8 decimal places are kept).
 *
 * @param pointer where `value` stands in the document, without `#`.
 */
export function printJson(
  value: JsonValue,
  pointer: string,
  lexemes: Lexemes,
  indent = '',
): string {
  if (typeof value === 'number') return lexemes.get(pointer) ?? String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((item, index) => printJson(item, joinPointer(pointer, index), lexemes, inner))
    : Object.entries(value).map(
        ([key, item]) =>
          `${JSON.stringify(key)}: ${printJson(item, joinPointer(pointer, key), lexemes, inner)}`,
      );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return open + close;
  const oneLine = `${open}${entries.join(', ')}${close}`;
  const scalarsOnly = isList && value.every((item) => typeof item !== 'object' || item === null);
  if (scalarsOnly && indent.length + oneLine.length <= WIDTH) return oneLine;
  return `${open}\n${entries.map((entry) => inner + entry).join(',\n')}\n${indent}${close}`;
}
