import { type JsonObject, joinPointer } from '../../json.js';
import type { Lexemes } from '../printJson.js';
import { printJson } from '../printJson.js';
import type { Constraint } from '../types/schema.js';
import type { Fragment } from './expandSources.js';

/** How two values of one keyword combine when both schemas hold. */
const COMBINE: Readonly<Record<string, 'largest' | 'smallest' | 'all'>> = {
  minimum: 'largest',
  exclusiveMinimum: 'largest',
  maximum: 'smallest',
  exclusiveMaximum: 'smallest',
  multipleOf: 'all',
  minLength: 'largest',
  maxLength: 'smallest',
  pattern: 'all',
  minItems: 'largest',
  maxItems: 'smallest',
  uniqueItems: 'all',
  minContains: 'largest',
  maxContains: 'smallest',
  minProperties: 'largest',
  maxProperties: 'smallest',
  contentEncoding: 'all',
  contentMediaType: 'all',
  'x-casas-decimais': 'smallest',
};

/** The limits of all fragments together: the strictest of each kind, with the source's digits. */
export function buildConstraints(
  fragments: readonly Fragment[],
  lexemes: Lexemes,
): readonly Constraint[] {
  const used = new Set(fragments.flatMap(({ schema }) => Object.keys(schema)));
  return Object.entries(COMBINE).flatMap(([keyword, rule]) => {
    if (!used.has(keyword)) return [];
    const found = fragments.flatMap((fragment) => readLimit(fragment, keyword, lexemes));
    if (found.length === 0) return [];
    if (rule === 'all') return unique(found);
    const sorted = [...found].sort((a, b) => Number(a.value) - Number(b.value));
    const strictest = rule === 'largest' ? sorted.at(-1) : sorted[0];
    return strictest ? [strictest] : [];
  });
}

function readLimit(fragment: Fragment, keyword: string, lexemes: Lexemes): Constraint[] {
  const { schema, pointer } = fragment;
  const bound = openBound(schema, keyword);
  if (bound === 'moved') return [];
  const key = bound ?? keyword;
  const value = schema[key];
  if (value === undefined || typeof value === 'object' || value === false) return [];
  const text =
    typeof value === 'string' ? value : printJson(value, joinPointer(pointer, key), lexemes);
  return [{ keyword, value: text }];
}

/** OpenAPI 3.0 writes an open bound as `exclusiveMinimum: true` beside `minimum`. */
function openBound(schema: JsonObject, keyword: string): string | 'moved' | undefined {
  if (keyword === 'minimum' && schema.exclusiveMinimum === true) return 'moved';
  if (keyword === 'maximum' && schema.exclusiveMaximum === true) return 'moved';
  if (keyword === 'exclusiveMinimum' && schema.exclusiveMinimum === true) return 'minimum';
  if (keyword === 'exclusiveMaximum' && schema.exclusiveMaximum === true) return 'maximum';
  return undefined;
}

function unique(constraints: readonly Constraint[]): Constraint[] {
  const byValue = new Map(constraints.map((constraint) => [constraint.value, constraint]));
  return [...byValue.values()];
}
