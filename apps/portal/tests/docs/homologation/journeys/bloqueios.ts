import { expect } from 'vitest';
import { block } from '../support/examples';
import type { Runs } from '../support/Turn';

interface Block {
  id: string;
}

const justificativa = 'Levantamento determinado pelo juízo.';

export const bloqueios: Runs = {
  'BLQ-01': async ({ make, kept, keep }) => {
    const { body } = await make<Block>({ body: { ...block, operacaoCodigo: kept.codigo } });
    expect(body).toMatchObject({
      tipo: 'CONSTRICAO',
      liberado: false,
      constricaoTipo: 'JUDICIAL',
      investidorCpfCnpj: kept.pessoa,
    });
    keep({ bloqueio: body.id });
  },
  'BLQ-02': async ({ make, kept, keep }) => {
    const other = { quantidade: 100, constricaoTipo: 'ADMINISTRATIVA' };
    const { body } = await make<Block>({
      body: { ...block, ...other, operacaoCodigo: kept.codigo },
    });
    expect(body).toMatchObject(other);
    keep({ outroBloqueio: body.id });
  },
  'BLQ-03': ({ make, kept }) =>
    make({
      body: { ...block, operacaoCodigo: kept.codigo, constricaoTipo: 'OUTRA' },
      misfit: 'corpo/constricaoTipo: deve ser um de: ',
    }),
  'BLQ-04': ({ make, kept }) =>
    make({
      body: { ...block, operacaoCodigo: kept.codigo, quantidade: 5000 },
      code: 400,
      rule: 'conferencia-do-saldo',
      misfit: 'corpo/quantidade: passa da quantidade disponível',
    }),
  'BLQ-05': async ({ make, kept }) => {
    const { body } = await make({ query: { cpfCnpj: kept.pessoa } });
    expect(body).toMatchObject({
      dados: [{ id: kept.bloqueio, liberado: false }, {}],
      pagination: { total: 2 },
    });
  },
  'BLQ-06': async ({ make, kept }) => {
    const { body } = await make({ path: { id: kept.bloqueio }, body: { justificativa } });
    expect(body).toMatchObject({
      id: kept.bloqueio,
      liberado: true,
      justificativaLiberacao: justificativa,
    });
  },
  'BLQ-07': ({ make }) =>
    make({
      path: { id: 'nenhum' },
      body: { justificativa },
      misfit: 'caminho: não há bloqueio nenhum nesta conta',
    }),
  'BLQ-08': async ({ make, kept, read }) => {
    const path = { id: kept.outroBloqueio };
    await make({
      path,
      body: { justificativa: 7 },
      misfit: 'corpo/justificativa: deve ser um texto',
    });
    const freed = await read('liberarBloqueio', { path, body: { justificativa } });
    expect(freed).toMatchObject({ liberado: true });
  },
};
