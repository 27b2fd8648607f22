import { isObject, type JsonObject, type JsonValue, joinPointer } from '../../json.js';
import type { DocumentSize } from './DocumentSize.js';
import type { Origin } from './Grafts.js';

/**
 * Copies a value of one file into the document of all.
 *
 * @param pointer where the copy stands, without `#`.
 * @param lexemes those of the document, which gets those of the copy.
 * @throws {Refusal} where the document becomes too large.
 */
export function copyValue(
  value: JsonValue,
  { file, pointer: written }: Origin,
  pointer: string,
  lexemes: Map<string, string>,
  size: DocumentSize,
): JsonValue {
  const known = file.content.lexemes;
  const copy = (inner: JsonValue, from: string, to: string, depth: number): JsonValue => {
    size.add(to.length, depth);
    if (typeof inner === 'number') {
      const lexeme = known.get(from);
      if (lexeme !== undefined) lexemes.set(to, lexeme);
    }
    const below = (held: JsonValue, key: string | number) =>
      copy(held, joinPointer(from, key), joinPointer(to, key), depth + 1);
    if (Array.isArray(inner)) return inner.map(below);
    if (!isObject(inner)) return inner;
    const object: JsonObject = {};
    for (const [key, held] of Object.entries(inner)) object[key] = below(held, key);
    return object;
  };
  return copy(value, written, pointer, pointer.split('/').length - 1);
}
