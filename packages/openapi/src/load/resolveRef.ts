import {
  isObject,
  type JsonObject,
  type JsonValue,
  joinPointer,
  type Source,
  splitPointer,
} from '../json.js';
import { LIMITS } from '../limits.js';
import { schemasOf } from '../walkDocument.js';

/**
 * Resolves a local reference: `#/…`, or the name of a schema (`$anchor`, `$id`).
 *
 * @returns the value and its pointer; `undefined` if there is no target or the references are circular.
 * @example
 * const root = { components: { schemas: { Id: { type: 'string' } } } }
 * resolveRef(root, '#/components/schemas/Id')?.value // { type: 'string' }
 */
export function resolveRef(root: JsonObject, ref: string): Source | undefined {
  const end = followRef(root, ref);
  return typeof end === 'string' ? undefined : end;
}

export function followRef(root: JsonObject, ref: string): Source | 'missing' | 'endless' {
  let current = ref;
  for (let hops = 0; hops < LIMITS.referenceHops; hops += 1) {
    const pointer = toPointer(root, current);
    const keys = pointer === undefined ? undefined : splitPointer(pointer);
    const value = keys && lookUp(root, keys);
    if (keys === undefined || value === undefined) return 'missing';
    // A reference with siblings is itself a value.
    const { $ref, ...siblings } = isObject(value) ? value : {};
    if (typeof $ref !== 'string' || Object.keys(siblings).length > 0) {
      return { pointer: keys.reduce<string>(joinPointer, ''), value };
    }
    current = $ref;
  }
  return 'endless';
}

const namesByRoot = new WeakMap<JsonObject, ReadonlyMap<string, string>>();

/** Returns a pointer with `#`; `undefined` for a name that no schema has. */
function toPointer(root: JsonObject, ref: string): string | undefined {
  if (ref === '#' || ref.startsWith('#/')) return ref;
  const names = namesByRoot.get(root) ?? collectNames(root);
  namesByRoot.set(root, names);
  const [uri = '', fragment = ''] = ref.split('#');
  if (uri === '') return names.get(ref);
  const holder = names.get(uri);
  if (holder === undefined || fragment === '') return holder;
  return fragment.startsWith('/') ? holder + fragment : names.get(`#${fragment}`);
}

/** Names of schemas (`$id`, and `$anchor` after `#`) → reference by pointer. */
function collectNames(root: JsonObject): Map<string, string> {
  const names = new Map<string, string>();
  for (const { pointer, value } of schemasOf(root)) {
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
