import { expect, it } from 'vitest';
import { specs } from '../../__tests__/startSandbox.js';
import { readContracts } from '../../contract/readContracts.js';
import { services } from '../services.js';

it('has every call of the contracts, and no other', () => {
  const ids = readContracts(specs).flatMap(({ operations }) => operations.map(({ id }) => id));
  expect(Object.keys(services).sort()).toEqual(ids.sort());
});
