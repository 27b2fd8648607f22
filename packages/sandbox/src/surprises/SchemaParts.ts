import { partsOf, type Schema } from '../contract/Contract.js';
import type { WatchedRules } from '../rules/Rules.js';

/** All schemas that describe one value: its own, and the members of `allOf`, `anyOf` and `oneOf`. */
export type SchemaParts = readonly Schema[];

/** Changes a part of an answer as a rule says, or returns it unchanged. */
export type Transform = (value: unknown, parts: SchemaParts, rules: WatchedRules) => unknown;

/** Schemas of a property. */
export function propertyOf(parts: SchemaParts, name: string): SchemaParts {
  return parts.flatMap(({ properties = {} }) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    return own ? partsOf(own) : [];
  });
}

/** Schemas of a list's items. */
export function itemsOf(parts: SchemaParts): SchemaParts {
  return parts.flatMap(({ items }) => (items ? partsOf(items) : []));
}

/** The names of all properties that the schemas have. */
export function namesOf(parts: SchemaParts): string[] {
  return [...new Set(parts.flatMap(({ properties = {} }) => Object.keys(properties)))];
}

export function isFields(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}
