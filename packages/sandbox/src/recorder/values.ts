import { Decimal } from 'decimal.js';
import { decodeJwt } from 'jose';
import { isFields, parseExact, writeExact } from '../exact/exactJson.js';
import { attempt } from '../work/Work.js';

/** The origin with which an address that is only a path is read. */
export const NO_ORIGIN = 'http://sem-origem.invalid';

/** A part of a path without its escapes; as it is written if they are invalid. */
export function decodePart(part: string): string {
  return attempt(() => decodeURIComponent(part)) ?? part;
}

/** The times of a JWT's claims in seconds; `undefined` for another value, or a token without them. */
export function readTimes(token: string): { iat: number; exp: number } | undefined {
  const { exp, iat } = attempt(() => decodeJwt(token)) ?? {};
  return typeof iat === 'number' && typeof exp === 'number' ? { iat, exp } : undefined;
}

/** JSON with exact numbers, after a byte order mark or without one; `undefined` for another text. */
export function parseBody(bytes: Uint8Array): unknown {
  return attempt(() => parseExact(new TextDecoder().decode(bytes)));
}

export function hasOneChange(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  return [...one].filter((sign, at) => sign !== other[at]).length === 1;
}

/** The value at names with dots between them; `undefined` if it is missing or null. */
export function valueAt(tree: unknown, path: string): unknown {
  return path.split('.').reduce((part, name) => Object(part)[name], tree) ?? undefined;
}

/** The text at a path; empty if there is none. */
export function textAt(tree: unknown, path: string): string {
  const value = valueAt(tree, path);
  return typeof value === 'string' ? value : '';
}

/** The number at a path, also one that is written as a text; `NaN` if there is none. */
export function numberAt(tree: unknown, path: string): number {
  const value = valueAt(tree, path);
  const isNumber = Decimal.isDecimal(value) || (typeof value === 'string' && value !== '');
  return isNumber ? Number(value) : Number.NaN;
}

/** The list at a path; empty if there is none. */
export function listAt(tree: unknown, path: string): readonly unknown[] {
  const value = valueAt(tree, path);
  return Array.isArray(value) ? value : [];
}

/** The only list of an answer, with its name: the answer itself has none. */
export function findList(answer: unknown): { name: string; items: readonly unknown[] } | undefined {
  if (Array.isArray(answer)) return { name: '', items: answer };
  const lists = Object.entries(isFields(answer) ? answer : {}).filter(([, value]) =>
    Array.isArray(value),
  );
  const [[name = '', items] = []] = lists;
  return lists.length === 1 ? { name, items: items as unknown[] } : undefined;
}

/** The values of fields with a name, anywhere in a value. */
export function findValues(value: unknown, name: RegExp): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => findValues(item, name));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => [
    ...(name.test(key) ? [part] : []),
    ...findValues(part, name),
  ]);
}

export function isEqual(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return writeExact(one ?? null) === writeExact(other ?? null);
}

/** Finds values that have the given one at a path. An empty one is in none. */
export const has = (path: string, value: unknown) => (one: unknown) =>
  value !== undefined && value !== '' && isEqual(valueAt(one, path), value);

/** Whether another call has the same values at paths: `params.id sent.acao`. */
export function same(call: object, paths: string): (other: object) => boolean {
  const conditions = paths.split(' ').map((path) => has(path, valueAt(call, path)));
  return (other) => conditions.every((isMet) => isMet(other));
}
