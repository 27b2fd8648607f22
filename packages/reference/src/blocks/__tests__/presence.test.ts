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

it.each<[object: string, given: [Direction?, boolean?], presences: string]>([
  ['that is sent', ['sent'], 'senha required, a required, id optional, b optional'],
  ['that is received', ['received'], 'id always, a always, senha mayBeAbsent, b mayBeAbsent'],
  ['of a shared schema', ['either'], 'id always, senha required, a required, b optional'],
  ['that is a parameter', [], 'id required, senha required, a required, b optional'],
  ['of unknown fields', ['sent', true], 'senha required, a required, id unknown, b unknown'],
])('an object %s has its required fields first', (_, given, presences) => {
  const all = withPresence(FIELDS, ...given);
  expect(all.map((one) => `${one.field.name} ${one.presence}`).join(', ')).toBe(presences);
});
