import type { Fragment } from './expandSources.js';

export interface BuiltTypes {
  /** Without `null`. */
  readonly types: readonly string[];
  readonly nullable: boolean;
}

/** Keywords that imply a type where none is written. */
const IMPLIED: Readonly<Record<string, string>> = {
  properties: 'object',
  additionalProperties: 'object',
  patternProperties: 'object',
  items: 'array',
  prefixItems: 'array',
};

/** The JSON types all fragments allow, in both styles of null (`nullable`, `type: [..., 'null']`). */
export function buildTypes(fragments: readonly Fragment[]): BuiltTypes {
  const lists = fragments.map(({ schema }) => declaredTypes(schema)).filter((list) => list.length);
  const allowed = lists.reduce<string[] | undefined>(
    (kept, list) => (kept ? kept.filter((type) => accepts(list, type)) : list),
    undefined,
  );
  const nullable =
    fragments.some(({ schema }) => schema.nullable === true) || allowed?.includes('null') === true;
  const types = (allowed ?? impliedTypes(fragments)).filter((type) => type !== 'null');
  return allowed?.includes('null') && types.length === 0
    ? { types: ['null'], nullable: false }
    : { types, nullable };
}

function declaredTypes(schema: Fragment['schema']): string[] {
  const { type } = schema;
  if (typeof type === 'string') return [type];
  if (!Array.isArray(type)) return [];
  // `[string, null]`, with the quotes forgotten: YAML reads the value null.
  return type.map((item) => item ?? 'null').filter((item) => typeof item === 'string');
}

function accepts(list: readonly string[], type: string): boolean {
  return list.includes(type) || (type === 'integer' && list.includes('number'));
}

function impliedTypes(fragments: readonly Fragment[]): string[] {
  const implied = fragments.flatMap(({ schema }) =>
    Object.keys(IMPLIED).flatMap((key) => (schema[key] === undefined ? [] : (IMPLIED[key] ?? []))),
  );
  return [...new Set(implied)];
}
