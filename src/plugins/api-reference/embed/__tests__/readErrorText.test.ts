import { describe, expect, it } from 'vitest';
import { indexSnapshots } from '../../../../../tests/support/readContracts';
import { readErrorText } from '../readErrorText';

/** Specification §8, every text that is shown. */
const TEXTS = [
  'Requisição inválida.',
  'Não autorizado. Token ausente ou inválido.',
  'Acesso proibido. Permissões insuficientes.',
  'Cadastro não encontrado',
  'Investidor não encontrado.',
  'Bloqueio não encontrado.',
  'Erro interno do servidor.',
];

describe('texts of errors', () => {
  it('are the specified ones in every contract, or not informed', () => {
    const errors = Object.values(indexSnapshots().errors).flat();
    expect(new Set(errors.flatMap(({ text }) => text ?? []))).toEqual(new Set(TEXTS));
    expect(errors.filter(({ meaning, text }) => !text && !meaning)).toEqual([]);
  });

  it('are the whole description where a contract is written otherwise', () => {
    expect(readErrorText('Not found')).toEqual({ text: 'Not found' });
  });
});
