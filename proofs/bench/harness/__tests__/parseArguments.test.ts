import { expect, test } from 'vitest';
import { parseArguments } from '../parseArguments';

const known = ['redoc', 'scalar', 'ours-pix'];

test('without options every peer is measured five times', () => {
  expect(parseArguments([], known)).toEqual({ only: known, runs: 5 });
});

test('--only and --runs narrow a run', () => {
  expect(parseArguments(['--only', 'redoc,ours-pix', '--runs', '1'], known)).toEqual({
    only: ['redoc', 'ours-pix'],
    runs: 1,
  });
});

test('what cannot be done is refused by name', () => {
  expect(() => parseArguments(['--only', 'redok'], known)).toThrow('redok; there are redoc');
  expect(() => parseArguments(['--runs', '0'], known)).toThrow('--runs 0');
  expect(() => parseArguments(['--fast'], known)).toThrow('--fast');
});
