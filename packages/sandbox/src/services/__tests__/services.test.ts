import { expect, it } from 'vitest';
import { contractsFile, specs } from '../../__tests__/startSandbox.js';
import { prepareContracts } from '../../node/prepareContracts.js';
import { services } from '../services.js';

it('has every call of the contracts, and no other', async () => {
  const contracts = await prepareContracts(specs, contractsFile);
  const ids = contracts.flatMap(({ operations }) => operations.map(({ id }) => id));
  expect(Object.keys(services).sort()).toEqual(ids.sort());
});
