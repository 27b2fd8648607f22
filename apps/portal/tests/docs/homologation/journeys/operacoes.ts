import { expect } from 'vitest';
import type { Runs } from '../support/Turn';

interface Operations {
  data: { id: string; codigo: string; tipo: string; status: string }[];
  pagination: object;
}

export const operacoes: Runs = {
  'OPE-01': async ({ make, kept, keep }) => {
    const { body } = await make<Operations>({ query: { operacaoCodigo: kept.codigo } });
    expect(body.data).toMatchObject([
      { codigo: kept.codigo, tipo: 'NOTA_COMERCIAL', status: 'EMITIDO' },
    ]);
    keep({ operacao: body.data[0]?.id ?? '' });
  },
  'OPE-02': async ({ make }) => {
    const { body } = await make<Operations>();
    expect(body.pagination).toEqual({ page: 1, pageSize: 100, total: 2 });
  },
  'OPE-03': async ({ make, kept, read }) => {
    const { body } = await make<Operations>({
      query: { status: 'EMITIDO', tipo: 'NOTA_COMERCIAL' },
    });
    expect(body.data).toMatchObject([{ codigo: kept.codigo }]);
    const query = { status: 'EMITIDO', tipo: 'DEBENTURE' };
    expect((await read<Operations>('listarOperacoes', { query })).data).toEqual([]);
  },
  'OPE-04': async ({ make }) => {
    const { body } = await make({ query: { operacaoCodigo: 'LNC000999' }, code: 200 });
    expect(body).toMatchObject({ data: [], pagination: { total: 0 } });
  },
  'OPE-05': ({ make }) =>
    make({ token: '', misfit: 'Authorization: falta; envie Bearer e o token' }),
};
