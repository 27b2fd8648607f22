import { expect, it } from 'vitest';
import { nearestName } from '../text.js';

const NAMES = ['get', 'put', 'post', 'Solicitacao', 'SolicitacaoNova'];

it.each([
  ['gett', 'get'],
  ['POST', 'post'],
  ['pots', 'post'],
  ['Solictacao', 'Solicitacao'],
  ['solicitacaonova', 'SolicitacaoNova'],
])('takes %s for %s', (wrong, name) => {
  expect(nearestName(wrong, NAMES)).toBe(name);
});

it.each(['', 'x', 'responsavel', 'x'.repeat(1_000_000)])(
  'finds nothing near where nothing is: %#',
  (wrong) => {
    expect(nearestName(wrong, NAMES)).toBeUndefined();
  },
);
