import { describe, expect, it } from 'vitest';
import { repeatsValue } from '../values.js';

describe('repeatsValue', () => {
  it.each([
    ['NotaComercial', 'Nota comercial.'],
    ['PENDENTE_APROVACAO', 'Pendente de aprovação.'],
    ['BoletimSubscricao', 'Boletim de subscrição.'],
    ['RepeteUltimo', 'Repete o último.'],
    ['Pendente de Aprovação', 'pendente de aprovação'],
    ['A_VISTA', 'À vista'],
    ['CDI', 'CDI'],
    ['dc-30', 'DC 30'],
  ])('%s: %s', (value, meaning) => {
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
  ])('not %s: %s', (value, meaning) => {
    expect(repeatsValue(value, meaning)).toBe(false);
  });
});
