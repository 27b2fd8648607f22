import { isObject, type JsonObject, type JsonValue, joinPointer, splitPointer } from '../json.js';
import { LIMITS } from '../limits.js';
import { schemasBelow } from '../walkDocument.js';

export interface ResolvedRef {
  /** Pointer of the value finally reached, without `#`. */
  readonly pointer: string;
  readonly value: JsonValue;
}

/**
 * Follows a local reference to its value: `#/…`, or a name a schema gives itself (`$anchor`, `$id`).
 *
 * @returns `undefined` when it leads nowhere or in a circle.
 */
export function resolveRef(root: JsonObject, ref: string): ResolvedRef | undefined {
  let current = ref;
  for (let hop = 0; hop < LIMITS.referenceHops; hop += 1) {
    const step = resolveStep(root, current);
    const next = step && referenceOnly(step.value);
    if (next === undefined) return step;
    current = next;
  }
  return undefined;
}

/** The value that a local reference names, which may be a reference in turn; `undefined` when there is none. */
export function resolveStep(root: JsonObject, ref: string): ResolvedRef | undefined {
  const pointer = toPointer(root, ref);
  const keys = pointer === undefined ? undefined : splitPointer(pointer);
  const value = keys && lookUp(root, keys);
  if (keys === undefined || value === undefined) return undefined;
  return { pointer: keys.reduce<string>(joinPointer, ''), value };
}

/** The `$ref` of an object with no other key; with siblings, which count, the object is itself a value. */
export function referenceOnly(value: JsonValue): string | undefined {
  if (!isObject(value) || typeof value.$ref !== 'string') return undefined;
  return Object.keys(value).length === 1 ? value.$ref : undefined;
}

const namesByRoot = new WeakMap<JsonObject, ReadonlyMap<string, string>>();

/** The pointer, with `#`, that a local reference means; `undefined` for a name that no schema has. */
function toPointer(root: JsonObject, ref: string): string | undefined {
  if (ref === '#' || ref.startsWith('#/')) return ref;
  let names = namesByRoot.get(root);
  if (!names) {
    names = collectNames(root);
    namesByRoot.set(root, names);
  }
  const [uri = '', fragment = ''] = ref.split('#');
  if (uri === '') return names.get(ref);
  const holder = names.get(uri);
  if (holder === undefined || fragment === '') return holder;
  return fragment.startsWith('/') ? holder + fragment : names.get(`#${fragment}`);
}

/** Names schemas give themselves (`$id` as it is, `#` and `$anchor`) → reference by pointer. */
function collectNames(root: JsonObject): Map<string, string> {
  const names = new Map<string, string>();
  for (const { pointer, value } of schemasBelow('document', { value: root, pointer: '' })) {
    if (!isObject(value)) continue;
    const { $anchor, $dynamicAnchor, $id } = value;
    if ($anchor === undefined && $dynamicAnchor === undefined && $id === undefined) continue;
    const ref = `#${pointer.split('/').map(encodeURIComponent).join('/')}`;
    for (const anchor of [$anchor, $dynamicAnchor]) {
      if (typeof anchor === 'string' && !names.has(`#${anchor}`)) names.set(`#${anchor}`, ref);
    }
    if (typeof $id === 'string') names.set($id.replace(/#$/, ''), ref);
  }
  return names;
}

function lookUp(root: JsonObject, keys: readonly string[]): JsonValue | undefined {
  let value: JsonValue | undefined = root;
  for (const key of keys) {
    if (Array.isArray(value)) value = value[Number(key)];
    else if (isObject(value) && Object.hasOwn(value, key)) value = value[key];
    else return undefined;
  }
  return value;
}
