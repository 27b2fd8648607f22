import { expect } from 'vitest';
import type { Runs } from '../support/Turn';

interface Row {
  codigo: string;
  saldo: number;
  saldoBloqueado: number;
  puCurva: number;
}

export const conciliacoes: Runs = {
  'CNC-01': async ({ make, kept, story }) => {
    await story.sleep();
    const { body } = await make({ query: { dataReferencia: await story.today(1) } });
    expect(body).toMatchObject({
      data: [{ ativo: kept.codigo, qtdCustodiaTotal: 5000, qtdBloqueada: 0 }],
      pagination: { total: 1 },
    });
  },
  'CNC-02': ({ make }) =>
    make({
      code: 400,
      rule: 'requisicao-invalida-sem-400',
      misfit: 'consulta: deve ter o campo dataReferencia',
    }),
  'CNC-03': async ({ make, kept }) => {
    const { body } = await make<Row[]>();
    expect(body).toMatchObject([
      { codigo: kept.codigo, saldo: 3500, saldoBloqueado: 0, puCurva: 1000.41315075 },
      { codigo: kept.codigo, saldo: 1500, saldoBloqueado: 0, puCurva: 1000.41315075 },
    ]);
  },
  'CNC-04': async ({ make, kept }) => {
    const { body } = await make<Row[]>({ body: { page: 1, pageSize: 20 } });
    expect(body.map(({ codigo, saldo }) => [codigo, saldo])).toEqual([
      [kept.codigo, 3500],
      [kept.codigo, 1500],
    ]);
  },
};
