import type { JsonObject, JsonValue } from '@frontier/reference/document';
import { resolveRef } from '@frontier/reference/document';

/** The value a plain pointer names (a reference found there is followed). */
export function lookUp(root: JsonObject, pointer: string): JsonValue | undefined {
  const fragment = pointer.split('/').map(encodeURIComponent).join('/');
  return resolveRef(root, `#${fragment}`)?.value;
}
