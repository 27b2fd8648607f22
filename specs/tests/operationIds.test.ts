import { expect, it } from 'vitest';
import { portal } from '../../apps/portal/portal.config';
import { countOperations } from '../../apps/portal/tests/support/countOperations';
import { readContract } from './support/readContract';

it('names each call and notification once over all services', () => {
  const ids = portal.services.flatMap(({ id }) => {
    const { calls, webhooks } = readContract(id);
    return [calls, webhooks].flatMap((group) =>
      Object.values(group).map(({ operation }) => operation.operationId),
    );
  });
  expect(ids).toHaveLength(countOperations());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z]+[A-Z]\w+$/.test(String(id)))).toEqual([]);
});
