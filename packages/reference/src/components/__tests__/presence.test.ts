import { expect, it } from 'vitest';
import { type Direction, withPresence } from '../presence.js';

const field = (name: string, flags: { readOnly?: boolean; writeOnly?: boolean } = {}) => ({
  name,
  required: true,
  schema: { readOnly: false, writeOnly: false, ...flags },
});

const FIELDS = [
  field('id', { readOnly: true }),
  field('senha', { writeOnly: true }),
  field('a'),
  { ...field('b'), required: false },
];

const presenceOf = (direction?: Direction, isUnknown = false) =>
  withPresence(FIELDS, direction, isUnknown).map((one) => `${one.field.name}: ${one.presence}`);

it('a required field is required only of the side that sends it', () => {
  expect(presenceOf('sent')).toEqual([
    'senha: required',
    'a: required',
    'id: optional',
    'b: optional',
  ]);
  expect(presenceOf('received')).toEqual([
    'id: always',
    'a: always',
    'senha: mayBeAbsent',
    'b: mayBeAbsent',
  ]);
});

it('a shared schema says of each field where it is required', () => {
  expect(presenceOf('either')).toEqual([
    'id: always',
    'senha: required',
    'a: required',
    'b: optional',
  ]);
});

it('a parameter is required, even if its schema is that of a field', () => {
  expect(presenceOf()[0]).toBe('id: required');
});

it('fields are unknown where the contract does not say which ones are required', () => {
  expect(presenceOf('sent', true)).toEqual([
    'senha: required',
    'a: required',
    'id: unknown',
    'b: unknown',
  ]);
});
