import type { JsonObject } from '../../json.js';
import type { Demand } from './gather.js';
import { listOf } from './listOf.js';

/** Keywords that are about values of one type only. */
const IMPLIED: Readonly<Record<string, readonly string[]>> = {
  object: [
    'properties',
    'required',
    'additionalProperties',
    'patternProperties',
    'propertyNames',
    'minProperties',
    'maxProperties',
    'dependentRequired',
    'unevaluatedProperties',
  ],
  array: ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems'],
  string: ['pattern', 'minLength', 'maxLength', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
};

/** The types all schemas of a place allow; where none is written, those their keywords speak of. */
export function typesOf(demands: readonly Demand[]): readonly string[] {
  const lists = demands.map(({ value }) => declared(value)).filter((list) => list.length > 0);
  const [first, ...others] = lists;
  if (!first) {
    const implied = Object.entries(IMPLIED).filter(([, keys]) =>
      demands.some(({ value }) => keys.some((key) => value[key] !== undefined)),
    );
    return [...implied.map(([type]) => type), 'any'];
  }
  return others.reduce<readonly string[]>(
    (kept, list) => kept.flatMap((type) => narrow(type, list)),
    first,
  );
}

function narrow(type: string, list: readonly string[]): string[] {
  if (list.includes(type) || (type === 'integer' && list.includes('number'))) return [type];
  return type === 'number' && list.includes('integer') ? ['integer'] : [];
}

function declared({ type }: JsonObject): string[] {
  if (typeof type === 'string') return [type];
  return listOf(type).filter((item) => typeof item === 'string');
}
