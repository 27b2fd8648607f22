import { isObject, type JsonObject } from '../../json.js';
import { schemasBelow } from '../../walkDocument.js';

const namesByRoot = new WeakMap<JsonObject, ReadonlyMap<string, number>>();

/** Whether a reference is by a name that several schemas of the document give themselves. */
export function isAmbiguous(root: JsonObject, ref: string): boolean {
  const name = ref.slice(ref.indexOf('#') + 1);
  if (!ref.includes('#') || name === '' || name.startsWith('/')) return false;
  let names = namesByRoot.get(root);
  if (!names) {
    names = countNames(root);
    namesByRoot.set(root, names);
  }
  return (names.get(name) ?? 0) > 1;
}

function countNames(root: JsonObject): Map<string, number> {
  const names = new Map<string, number>();
  for (const { value } of schemasBelow('document', { value: root, pointer: '' })) {
    if (!isObject(value)) continue;
    for (const name of [value.$anchor, value.$dynamicAnchor]) {
      if (typeof name === 'string') names.set(name, (names.get(name) ?? 0) + 1);
    }
  }
  return names;
}
