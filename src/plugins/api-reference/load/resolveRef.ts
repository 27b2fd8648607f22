import { isObject, type JsonObject, type JsonValue, splitPointer } from '../json';

/** Longest chain of references to references that is followed. */
const CHAIN_LIMIT = 32;

export interface ResolvedRef {
  /** Pointer of the value finally reached, without `#`. */
  readonly pointer: string;
  readonly value: JsonValue;
}

/** Follows a local `#/…` reference to its value; `undefined` when it leads nowhere or in a circle. */
export function resolveRef(root: JsonObject, ref: string): ResolvedRef | undefined {
  let current = ref;
  for (let hop = 0; hop < CHAIN_LIMIT; hop += 1) {
    if (current !== '#' && !current.startsWith('#/')) return undefined;
    const value = lookUp(root, splitPointer(current));
    if (value === undefined) return undefined;
    const onlyRef = isObject(value) && typeof value.$ref === 'string' && isPureRef(value);
    if (!onlyRef) return { pointer: current.slice(1), value };
    current = String(value.$ref);
  }
  return undefined;
}

/** A `$ref` with siblings is a value of its own: its siblings count. */
function isPureRef(value: JsonObject): boolean {
  return Object.keys(value).length === 1;
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
