import { isObject, type JsonValue } from '../../json.js';

/** Whether two values are equal, whatever the order of their members (JSON Schema, §4.2.2). */
export function isSame(one: JsonValue, other: JsonValue): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return (
      one.length === other.length &&
      one.every((item, index) => {
        const beside = other[index];
        return beside !== undefined && isSame(item, beside);
      })
    );
  }
  if (!isObject(one) || !isObject(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => {
      const mine = one[name];
      const theirs = Object.hasOwn(other, name) ? other[name] : undefined;
      return mine !== undefined && theirs !== undefined && isSame(mine, theirs);
    })
  );
}
