import { expect } from 'vitest';
import { earlyPayment, without } from '../support/examples';
import type { Runs } from '../support/Turn';

interface Event {
  id: string;
  tipo: string;
  status: string;
  dataVencimento: string;
}
interface Groups {
  data: { operacaoCodigo: string; eventos: Event[] }[];
}

const [near, far] = ['2027-03-16', '2028-03-16'];

export const eventosFinanceiros: Runs = {
  'EVE-01': async ({ make, kept, keep }) => {
    const { body } = await make<Groups>({ query: { operacaoCodigo: kept.codigo } });
    expect(body.data).toMatchObject([
      { operacaoCodigo: kept.codigo, puCurva: expect.any(Number), quantidade: 5000 },
    ]);
    const events = body.data[0]?.eventos ?? [];
    const interest = events.filter(({ tipo }) => tipo === 'JUROS');
    expect(interest.map(({ dataVencimento }) => dataVencimento)).toEqual([near, far]);
    keep({ evento: interest[0]?.id ?? '', outroEvento: interest[1]?.id ?? '' });
  },
  'EVE-02': async ({ make }) => {
    const { body } = await make<Groups>({ query: { dataVencimento: far } });
    const days = body.data.flatMap(({ eventos }) => eventos).map((event) => event.dataVencimento);
    expect(days).toEqual([far, far]);
  },
  'EVE-03': ({ make }) =>
    make({ token: '', misfit: 'Authorization: falta; envie Bearer e o token' }),
  'EVE-04': async ({ make, kept }) => {
    // The interest that EMI-21 gave to the first instalment.
    const body = { valorPagamento: 754000.12345678, tipoLiquidacao: 'NUCLEA' };
    const { body: event } = await make({ path: { id: kept.evento }, body });
    expect(event).toMatchObject({
      id: kept.evento,
      tipo: 'JUROS',
      status: 'AGUARDANDO_LIQUIDACAO',
    });
  },
  'EVE-05': ({ make, kept }) =>
    make({
      path: { id: kept.outroEvento },
      body: { valorPagamento: 377000, tipoLiquidacao: 'OUTRA' },
      misfit: 'corpo/tipoLiquidacao: deve ser um de: NUCLEA, DIRETA',
    }),
  'EVE-06': ({ make, kept }) =>
    make({
      path: { id: kept.outroEvento },
      body: { valorPagamento: 377000.123456789, tipoLiquidacao: 'NUCLEA' },
      code: 400,
      misfit: 'corpo/valorPagamento: tem mais casas decimais do que o contrato permite',
    }),
  'EVE-07': async ({ make, kept }) => {
    const { body } = await make<Event>({ body: { ...earlyPayment, operacaoCodigo: kept.codigo } });
    expect(body).toMatchObject({
      tipo: 'AMORTIZACAO_EXTRAORDINARIA',
      status: 'PENDENTE_APROVACAO',
    });
  },
  'EVE-08': ({ make, kept }) =>
    make({
      body: { ...without(earlyPayment, 'valorPremio'), operacaoCodigo: kept.codigo },
      misfit: 'corpo: deve ter o campo valorPremio',
    }),
  'EVE-09': async ({ make, kept }) => {
    const { body } = await make<{ data: object[] }>({
      path: { data: near },
      query: { operacaoCodigo: kept.codigo },
    });
    // EVE-07 left 4,500,000 for 5,000 titles; half of it is due on the day.
    expect(body.data).toEqual([
      {
        operacaoCodigo: kept.codigo,
        pu: expect.any(Number),
        puJuros: expect.any(Number),
        puAmortizacao: 450,
      },
    ]);
  },
};
