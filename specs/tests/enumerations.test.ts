import { isObject, type JsonValue } from '@frontier/openapi';
import { describe, expect, it } from 'vitest';
import { SPECIFIED } from '../../apps/portal/tests/support/specified';
import { ENUMERATIONS } from './support/enumerations';
import { readContract } from './support/readContract';

/** Every list of values in the contracts, as JSON text; where each is used the entities' pins say. */
const found = new Set(SPECIFIED.flatMap((id) => listEnums(readContract(id).root)));

function listEnums(value: JsonValue): string[] {
  if (Array.isArray(value)) return value.flatMap(listEnums);
  if (!isObject(value)) return [];
  const own = Array.isArray(value.enum) ? [JSON.stringify(value.enum)] : [];
  return [...own, ...Object.values(value).flatMap(listEnums)];
}

describe('enumerations of the contracts', () => {
  it.each(Object.entries(ENUMERATIONS))('%s has exactly its values', (_, values) => {
    expect([...found]).toContain(JSON.stringify(values));
  });

  it('are those of the specification and no other', () => {
    const known = new Set(Object.values(ENUMERATIONS).map((values) => JSON.stringify(values)));
    expect([...found].sort()).toEqual([...known].sort());
  });
});
