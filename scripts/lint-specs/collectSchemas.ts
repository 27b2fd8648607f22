import {
  isObject,
  type JsonObject,
  type JsonValue,
  joinPointer,
} from '../../src/plugins/api-reference/json';
import type { Place } from './LintTarget';

/** Where a schema stands: named, a property of another, the whole of a body or parameter, or a part. */
export type SchemaRole = 'component' | 'property' | 'root' | 'part';

export interface SchemaPlace extends Place {
  readonly role: SchemaRole;
}

const MAPS = ['patternProperties', 'dependentSchemas', '$defs', 'definitions'];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const SINGLES = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
];

/** Adds a schema and every schema written inside it to `found`; references are not followed. */
export function collectSchemas(
  schema: JsonObject,
  pointer: string,
  role: SchemaRole,
  found: SchemaPlace[],
): void {
  found.push({ pointer, value: schema, role });
  const visit = (value: JsonValue | undefined, at: string, childRole: SchemaRole) => {
    if (isObject(value)) collectSchemas(value, at, childRole, found);
  };
  const visitAll = (key: string, childRole: SchemaRole) => {
    const holder = schema[key];
    if (!isObject(holder) && !Array.isArray(holder)) return;
    for (const [name, value] of Object.entries(holder)) {
      visit(value, joinPointer(`${pointer}/${key}`, name), childRole);
    }
  };
  visitAll('properties', 'property');
  for (const key of [...MAPS, ...LISTS]) visitAll(key, 'part');
  for (const key of SINGLES) visit(schema[key], `${pointer}/${key}`, 'part');
}
