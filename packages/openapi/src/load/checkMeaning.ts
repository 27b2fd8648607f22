import { ignoredHeaderMend } from '../ignoredHeaders.js';
import { isObject, type JsonObject, splitPointer } from '../json.js';
import { type Child, objectsBelow } from '../walkDocument.js';
import { resolveRef } from './resolveRef.js';
import type { FaultList } from './SpecError.js';

/**
 * Reports probable mistakes in a valid structure: tags of one name, headers whose description OpenAPI ignores, and
 * references that pages cannot follow.
 */
export function checkMeaning(root: JsonObject, list: FaultList): void {
  checkTags(root, list);
  for (const child of objectsBelow('document', { value: root, pointer: '' })) {
    if (child.kind === 'schema') checkDynamicReferences(root, child, list);
    else checkHeader(child, list);
  }
}

function checkTags({ tags }: JsonObject, list: FaultList): void {
  const names = new Set<unknown>();
  for (const [index, tag] of (Array.isArray(tags) ? tags : []).entries()) {
    const name = isObject(tag) ? tag.name : undefined;
    if (name !== undefined && names.has(name)) {
      const mend = 'Declare the tag once, with the texts of both.';
      list.add(`/tags/${index}/name`, 'each tag only once', `a further tag ${name}`, mend);
    }
    names.add(name);
  }
}

function checkHeader(child: Child, list: FaultList): void {
  const kind = child.kind === 'header' ? 'header' : 'parameter';
  const name = child.kind === kind ? headerName(child) : undefined;
  const mend = name === undefined ? undefined : ignoredHeaderMend(kind, name);
  const expected = 'a header whose description OpenAPI does not ignore';
  if (mend !== undefined) list.add(child.pointer, expected, name, `Remove it: ${mend}`);
}

/** The name of a header parameter, or the key of another header; a header of `components` has none. */
function headerName({ keyword, kind, pointer, value }: Child): string | undefined {
  if (kind === 'header') {
    return pointer.startsWith('/components/headers/') ? undefined : splitPointer(pointer).at(-1);
  }
  const isHeader = isObject(value) && value.in === 'header' && keyword === 'parameters';
  return isHeader ? String(value.name) : undefined;
}

function checkDynamicReferences(
  root: JsonObject,
  { pointer, value }: Child,
  list: FaultList,
): void {
  if (!isObject(value)) return;
  const { $dynamicRef, $recursiveRef } = value;
  if ($recursiveRef !== undefined) {
    const mend = 'Since OpenAPI 3.1 write $dynamicRef with $dynamicAnchor, or $ref.';
    const found = `$recursiveRef: ${String($recursiveRef)}, which is not followed`;
    list.add(`${pointer}/$recursiveRef`, 'a keyword of JSON Schema 2020-12', found, mend);
  }
  if (typeof $dynamicRef === 'string' && !resolveRef(root, $dynamicRef)) {
    const mend = 'Correct the name, or add a schema with this $dynamicAnchor.';
    const expected = 'a reference that leads somewhere';
    list.add(`${pointer}/$dynamicRef`, expected, `"${$dynamicRef}"`, mend);
  }
}
