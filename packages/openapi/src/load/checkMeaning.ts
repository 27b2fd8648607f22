import { isObject, type JsonObject } from '../json.js';
import { schemasBelow } from '../walkDocument.js';
import { resolveRef } from './resolveRef.js';
import type { FaultList } from './SpecError.js';

/** Reports probable mistakes in a valid structure: tags of one name, and references that pages cannot follow. */
export function checkMeaning(root: JsonObject, list: FaultList): void {
  checkTags(root, list);
  checkDynamicReferences(root, list);
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

function checkDynamicReferences(root: JsonObject, list: FaultList): void {
  for (const { pointer, value } of schemasBelow('document', { value: root, pointer: '' })) {
    if (!isObject(value)) continue;
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
}
