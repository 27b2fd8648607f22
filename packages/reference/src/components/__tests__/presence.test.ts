import { expect, it } from 'vitest';
import { type Direction, presenceText, withPresence } from '../presence.js';

const field = (name: string, flags: { readOnly?: boolean; writeOnly?: boolean } = {}) => ({
  name,
  required: true,
  schema: { readOnly: false, writeOnly: false, ...flags },
});

const FIELDS = [field('id', { readOnly: true }), field('senha', { writeOnly: true }), field('a')];

const wordsOf = (direction: Direction) =>
  withPresence(FIELDS, direction).map(
    (one) => `${one.field.name}: ${presenceText(one.presence, direction)}`,
  );

it('a required field is required only of the side that sends it', () => {
  expect(wordsOf('sent')).toEqual(['senha: obrigatório', 'a: obrigatório', 'id: opcional']);
  expect(wordsOf('received')).toEqual([
    'id: sempre presente',
    'a: sempre presente',
    'senha: undefined',
  ]);
});

it('a shared schema says of each field where it is required', () => {
  expect(wordsOf('either')).toEqual([
    'id: sempre presente',
    'senha: obrigatório',
    'a: obrigatório',
  ]);
});

it('a parameter is required, even if its schema is that of a field', () => {
  const [id] = withPresence(FIELDS);
  expect(id?.presence).toBe('required');
});
