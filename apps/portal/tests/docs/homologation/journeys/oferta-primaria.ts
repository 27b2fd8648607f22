import { expect } from 'vitest';
import { offer } from '../support/examples';
import { submitAnother } from '../support/submitAnother';
import type { Runs } from '../support/Turn';

interface Offers {
  data: { id: string; status: string; quantidadeTotal: number }[];
  pagination: object;
}

const waiting = 'AGUARDANDO_CONFIRMACAO_CUSTODIANTE';
const decision = {
  acao: 'CONFIRMAR',
  tipoLiquidacao: offer.tipoLiquidacao,
  justificativa: 'Quantidades e preços conferidos.',
};

export const ofertaPrimaria: Runs = {
  'OFP-01': ({ make, kept }) => make({ body: { ...offer, codigoInstrumento: kept.codigo } }),
  'OFP-02': ({ make, kept }) =>
    make({
      body: { ...offer, codigoInstrumento: kept.codigo, tipoLiquidacao: 'OUTRA' },
      misfit: 'corpo/tipoLiquidacao: deve ser um de: NUCLEA, DIRETA',
    }),
  'OFP-03': async ({ make, kept, keep }) => {
    const { body } = await make<Offers>({ query: { operacaoCodigo: kept.codigo } });
    expect(body.data).toMatchObject([{ status: waiting, quantidadeTotal: 5000 }]);
    keep({ oferta: body.data[0]?.id ?? '' });
  },
  'OFP-04': async ({ make }) => {
    const { body } = await make<Offers>({ query: { page: 1, pagesize: 5 } });
    expect(body.pagination).toEqual({ page: 1, pageSize: 5, total: 1 });
  },
  'OFP-05': async ({ make, read }) => {
    const { body } = await make<Offers>({ query: { status: waiting } });
    expect(body.data).toMatchObject([{ status: waiting }]);
    const query = { status: 'CONCLUIDA' };
    expect((await read<Offers>('listarOfertasPrimarias', { query })).data).toEqual([]);
  },
  'OFP-06': ({ make }) =>
    make({ body: { ...decision, id: 'x' }, misfit: 'corpo/id: deve ser um UUID' }),
  'OFP-07': ({ make, kept }) =>
    make({
      body: { ...decision, id: kept.oferta, acao: 'OUTRA' },
      misfit: 'corpo/acao: deve ser um de: CONFIRMAR, REPROVAR',
    }),
  'OFP-08': async ({ make, kept, read }) => {
    await make({ body: { ...decision, id: kept.oferta } });
    const { data } = await read<Offers>('listarOfertasPrimarias');
    expect(data).toMatchObject([{ id: kept.oferta, status: 'CONCLUIDA' }]);
  },
  'OFP-09': async (turn) => {
    const { make, keep, read } = turn;
    const { codigo } = await submitAnother(turn, { numeroDaEmissao: 2 });
    await read('criarOfertaPrimaria', { body: { ...offer, codigoInstrumento: codigo } });
    const query = { operacaoCodigo: codigo };
    const { data } = await read<Offers>('listarOfertasPrimarias', { query });
    const id = data[0]?.id ?? '';
    await make({ body: { ...decision, id, acao: 'REPROVAR' } });
    const { data: after } = await read<Offers>('listarOfertasPrimarias', { query });
    expect(after).toMatchObject([{ id, status: 'REPROVADA' }]);
    keep({ ofertaReprovada: id });
  },
};
