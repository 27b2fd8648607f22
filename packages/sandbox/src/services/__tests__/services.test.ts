import { expect, it } from 'vitest';
import { readPreparedContracts } from '../../node/readPreparedContracts.js';
import { services } from '../services.js';

it('has every call of the contracts with its route, and no other', async () => {
  const contracts = readPreparedContracts();
  const operations = contracts.flatMap((contract) => contract.operations);
  const described = operations.map(({ id, method, path }) => [id, `${method} ${path}`]);
  const own = Object.entries(services).map(([id, { route }]) => [
    id,
    route.replace(' ', ' /api/v1'),
  ]);
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries(described));
});
