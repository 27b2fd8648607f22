import type { JsonValue } from '../../json.js';

/** A list's items; nothing where there is no list. */
export function listOf(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : [];
}
