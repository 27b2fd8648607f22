import { expect, it } from 'vitest';
import { code } from '../../inline.js';
import { repeatsValue } from '../repetition.js';
import { bareValue, valueInLine } from '../values.js';

it.each<[string, string, string[]?]>([
  ['"ATIVO"', 'ATIVO'],
  ['"11222333000181"', '11222333000181'],
  ['"a  b"', 'a  b'],
  ['1.10', '1.10'],
  ['""', '""'],
  ['" a"', '" a"'],
  ['"a\\nb\\tc"', '"a\\nb\\tc"'],
  ['"null"', '"null"'],
  ['"1"', '"1"', ['string', 'integer']],
  ['1', '1', ['string', 'integer']],
  ['"true"', '"true"', []],
  ['"a"', 'a', []],
  ['{\n  "a": "b  c"\n}', '{ "a": "b  c" }'],
])('the value %s is shown as %s', (text, shown, types) => {
  expect(valueInLine(text, types)).toBe(shown);
  if (!text.startsWith('{')) expect(bareValue(text, types)).toBe(shown);
});

it.each([
  ['NotaComercial', 'Nota comercial.'],
  ['PENDENTE_APROVACAO', 'Pendente de aprovação.'],
  ['BoletimSubscricao', 'Boletim de subscrição.'],
  ['RepeteUltimo', 'Repete o último.'],
  ['Pendente de Aprovação', 'pendente de aprovação'],
  ['A_VISTA', 'À vista'],
  ['CDI', 'CDI'],
  ['dc-30', 'DC 30'],
])('the meaning of %s repeats it: %s', (value, meaning) => {
  expect(repeatsValue(value, meaning)).toBe(true);
});

it.each([
  ['CDI', 'Taxa DI, referência do Certificado de Depósito Interbancário.'],
  ['Corrido', 'Dias corridos.'],
  ['Pre', 'Prefixado.'],
  ['Ativo', 'Não ativo.'],
  ['1', '10'],
  ['ATIVO', ''],
  ['-', ' . '],
])('the meaning of %s says more: %s', (value, meaning) => {
  expect(repeatsValue(value, meaning)).toBe(false);
});

it('writes code in one line, however many spaces it has', () => {
  const spaces = ' '.repeat(1_500_000);
  expect(code(`a${spaces}b \n c`).value).toBe(`a${spaces}b c`);
});
