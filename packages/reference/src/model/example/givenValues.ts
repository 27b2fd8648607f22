import { type JsonObject, type JsonValue, joinPointer } from '../../json.js';
import type { Source } from '../context.js';

/** What a document itself gives for a place, the most telling kind first. */
export function* givenValues(demands: readonly Source<JsonObject>[]): Generator<Source> {
  for (const key of ['const', 'examples', 'example', 'default', 'enum']) {
    for (const { pointer, value } of demands) {
      const given = value[key];
      if (given === undefined) continue;
      const at = joinPointer(pointer, key);
      if (key !== 'examples' && key !== 'enum') yield { value: given, pointer: at };
      else if (Array.isArray(given)) {
        for (const [index, item] of given.entries()) {
          yield { value: item as JsonValue, pointer: joinPointer(at, index) };
        }
      }
    }
  }
}
