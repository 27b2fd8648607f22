import {
  isObject,
  type JsonObject,
  type JsonValue,
  joinPointer,
} from '@frontier/reference/document';
import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';

/** A value and the pointer (without `#`) it was read at. */
export interface Pointed {
  readonly value: JsonValue;
  readonly pointer: string;
}

/**
 * Reads an OpenAPI document on its own: nothing here comes from the reference's loader or model,
 * so that what they lose is missed.
 */
export class Reader {
  readonly root: Pointed;
  private readonly digits = new Map<string, string>();

  /** @param text YAML or JSON the reference has already accepted. */
  constructor(text: string) {
    const document = parseDocument(text.replace(/^\uFEFF/, ''), { schema: 'core' });
    const plain = (node: unknown, pointer: string): JsonValue => {
      if (isAlias(node)) return plain(node.resolve(document), pointer);
      if (isSeq(node)) return node.items.map((item, at) => plain(item, joinPointer(pointer, at)));
      if (isMap(node)) {
        const object: JsonObject = {};
        const merged: JsonObject = {};
        for (const { key, value } of node.items) {
          const name = isScalar(key) ? (key.source ?? String(key.value)) : String(key);
          if (name === '<<') Object.assign(merged, ...[plain(value, pointer)].flat().reverse());
          else object[name] = plain(value, joinPointer(pointer, name));
        }
        return { ...merged, ...object };
      }
      if (!isScalar(node)) return null;
      const { source, value } = node;
      if (source !== undefined && isDigits(source, value)) return source;
      if (typeof value === 'number') this.digits.set(pointer, source ?? String(value));
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? value
        : null;
    };
    this.root = { value: plain(document.contents, ''), pointer: '' };
  }

  /** JSON text without white space, numbers as the source writes them. */
  print({ value, pointer }: Pointed): string {
    if (typeof value === 'number') {
      const source = this.digits.get(pointer) ?? '';
      return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(source) ? source : String(value);
    }
    if (Array.isArray(value))
      return `[${listed({ value, pointer }).map((item) => this.print(item))}]`;
    if (isObject(value)) {
      return `{${named({ value, pointer }).map(([key, item]) => `${JSON.stringify(key)}:${this.print(item)}`)}}`;
    }
    return JSON.stringify(value);
  }

  /** The object a place stands for: a reference followed, its siblings winning over its target. */
  follow(place: Pointed): Pointed {
    const { value } = place;
    const target = this.target(place);
    if (!target || !isObject(value)) return place;
    const { $ref: _, ...siblings } = value;
    const followed = this.follow(target);
    return isObject(followed.value)
      ? { value: { ...followed.value, ...siblings }, pointer: followed.pointer }
      : followed;
  }

  /** What a `$ref` leads to, one step on. */
  target({ value }: Pointed): Pointed | undefined {
    if (!isObject(value) || typeof value.$ref !== 'string') return undefined;
    return this.lookUp(value.$ref);
  }

  /** The value a local `#/…` pointer, an `#anchor` or the `$id` of a schema names. */
  lookUp(reference: string): Pointed | undefined {
    const [id = '', fragment = ''] = reference.split('#');
    if (fragment !== '' && !fragment.startsWith('/'))
      return this.named(decodeURIComponent(fragment));
    let place = id === '' ? this.root : this.named(id);
    if (fragment === '') return id === '' ? undefined : place;
    for (const part of fragment.slice(1).split('/')) {
      const key = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
      place = place && child(place, key);
    }
    return place;
  }

  private named(name: string): Pointed | undefined {
    const pending: Pointed[] = [this.root];
    for (let place = pending.pop(); place; place = pending.pop()) {
      const { value } = place;
      if (isObject(value) && [value.$anchor, value.$dynamicAnchor, value.$id].includes(name))
        return place;
      pending.push(
        ...(Array.isArray(value) ? listed(place) : named(place).map(([, item]) => item)),
      );
    }
    return undefined;
  }
}

/** Whether what YAML reads as a number is no number of JSON, and stands for its digits (`044925`). */
function isDigits(source: string, value: unknown): boolean {
  if (typeof value !== 'number') return false;
  return /^[-+]?0\d/.test(source) || (/^0[xo]/.test(source) && !Number.isSafeInteger(value));
}

/** The value of a key or index. */
export function child({ value, pointer }: Pointed, key: string): Pointed | undefined {
  const found = Array.isArray(value)
    ? value[Number(key)]
    : isObject(value) && Object.hasOwn(value, key)
      ? value[key]
      : undefined;
  return found === undefined ? undefined : { value: found, pointer: joinPointer(pointer, key) };
}

/** The entries of an object, or of the object under a key; extensions left out on request. */
export function named(place: Pointed, key?: string): [string, Pointed][] {
  const holder = key === undefined ? place : child(place, key);
  if (!holder || !isObject(holder.value)) return [];
  return Object.entries(holder.value).map(([name, value]) => [
    name,
    { value, pointer: joinPointer(holder.pointer, name) },
  ]);
}

/** The items of a list, or of the list under a key. */
export function listed(place: Pointed, key?: string): Pointed[] {
  const holder = key === undefined ? place : child(place, key);
  if (!holder || !Array.isArray(holder.value)) return [];
  return holder.value.map((value, index) => ({
    value,
    pointer: joinPointer(holder.pointer, index),
  }));
}

/** A text under a key, if it says anything. */
export function text(place: Pointed, key: string): string | undefined {
  const value = child(place, key)?.value;
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** Whether a key holds `true`. */
export function holds(place: Pointed, key: string): boolean {
  return child(place, key)?.value === true;
}
