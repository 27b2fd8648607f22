import { expect, it } from 'vitest';
import { indexSnapshots } from '../../../tests/support/snapshots';
import { errorTextOf } from '../buildContractIndex';

/** The services that the specification describes. */
const SPECIFIED = ['autenticacao', 'onboarding', 'emissao', 'operacao', 'pos-emissao', 'webhook'];
const TEXTS = [
  'Requisição inválida.',
  'Não autorizado. Token ausente ou inválido.',
  'Acesso proibido. Permissões insuficientes.',
  'Cadastro não encontrado',
  'Investidor não encontrado.',
  'Bloqueio não encontrado.',
  'Erro interno do servidor.',
];

it('texts of errors are the specified ones in every contract, or not stated', () => {
  const index = indexSnapshots();
  const errors = Object.entries(index.errors).flatMap(([id, found]) =>
    SPECIFIED.includes(index.operations[id]?.service ?? '') ? found : [],
  );
  expect(new Set(errors.flatMap(({ text }) => text ?? []))).toEqual(new Set(TEXTS));
  expect(errors.filter(({ meaning, text }) => !text && !meaning)).toEqual([]);
});

it('texts of errors are the description if the contract says nothing about it', () => {
  expect(errorTextOf({ description: 'Not found' })).toEqual({ text: 'Not found' });
});
