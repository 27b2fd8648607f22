import { expect, it } from 'vitest';
import { errorTextOf } from '../buildContractIndex';

it('texts of errors are the description if the contract says nothing about it', () => {
  expect(errorTextOf({ description: 'Not found' })).toEqual({ text: 'Not found' });
});
