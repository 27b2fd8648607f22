import { expect } from 'vitest';
import { custodyTransfer, transfer, without } from '../support/examples';
import type { Runs } from '../support/Turn';

interface Movement {
  id: string;
  tipo: string;
}

export const transferencias: Runs = {
  'TRF-01': async ({ make, kept, keep }) => {
    const { body } = await make<Movement>({ body: { ...transfer, operacaoCodigo: kept.codigo } });
    expect(body).toMatchObject({
      tipo: 'TRANSFERENCIA',
      dados: { status: 'EM_ANALISE', quantidade: 300, motivo: transfer.motivo },
    });
    keep({ transferencia: body.id });
  },
  'TRF-02': ({ make, kept }) =>
    make({
      body: { ...without(transfer, 'investidorDestino'), operacaoCodigo: kept.codigo },
      code: 400,
      rule: 'transferencia-sem-destino',
      misfit: 'corpo/investidorDestino: o simulador precisa do destino',
    }),
  'TRF-03': ({ make }) =>
    make({
      body: without(transfer, 'operacaoCodigo'),
      misfit: 'corpo: deve ter o campo operacaoCodigo',
    }),
  'TRF-04': async ({ make, kept }) => {
    const { text } = await make({ body: { ...custodyTransfer, operacaoCodigo: kept.codigo } });
    expect(text).toBe('');
  },
  'TRF-05': async ({ make, kept }) => {
    const investidor = { cpfCnpj: kept.fundo, custodianteOrigemCnpj: '27182818000129' };
    const body = { ...custodyTransfer, operacaoCodigo: kept.codigo, investidor };
    expect((await make({ body })).text).toBe('');
  },
  'TRF-06': ({ make, kept }) => {
    const investidor = without(custodyTransfer.investidor, 'cpfCnpj');
    return make({
      body: { ...custodyTransfer, operacaoCodigo: kept.codigo, investidor },
      misfit: 'corpo/investidor: deve ter o campo cpfCnpj',
    });
  },
  'TRF-07': async ({ make, kept, keep }) => {
    const { body } = await make<{ data: Movement[] }>({
      query: { tipo: 'TRANSFERENCIA_CUSTODIA' },
    });
    expect(body.data).toMatchObject([
      { dados: { investidorDestino: { cpfCnpj: kept.pessoa, custodianteCnpj: '60221407000170' } } },
      { dados: { investidorOrigem: { cpfCnpj: kept.fundo, custodianteCnpj: '27182818000129' } } },
    ]);
    keep({ custodias: body.data.map(({ id }) => id) });
  },
};
