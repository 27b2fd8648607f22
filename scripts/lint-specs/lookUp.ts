import type { JsonObject, JsonValue } from '../../src/plugins/api-reference/json';
import { resolveRef } from '../../src/plugins/api-reference/load/resolveRef';

/** The value a plain pointer names (a reference found there is followed). */
export function lookUp(root: JsonObject, pointer: string): JsonValue | undefined {
  const fragment = pointer.split('/').map(encodeURIComponent).join('/');
  return resolveRef(root, `#${fragment}`)?.value;
}
