import { describe, expect, it } from 'vitest';
import { TestSandbox } from '../../__tests__/startSandbox.js';
import {
  CODE,
  earlyPayment,
  placeNote,
  plain,
  registerParties,
  requestNote,
  startIssued,
} from './story.js';

let sandbox: TestSandbox;
let token: string;

interface Event {
  id: string;
  tipo: string;
  status: string;
  dataVencimento: string;
  dataPagamento?: string;
  inadimplente: boolean;
  investidores: { cpfCnpj: string; valor: number }[];
}

const call = (route: string, body?: object) => sandbox.call(route, body, token);

const read = (route: string) => sandbox.read(`GET /api/v1/${route}`, undefined, token);

async function events(filter = ''): Promise<Event[]> {
  const { data } = await read(`eventos?pagesize=10${filter}`);
  return data[0]?.eventos ?? [];
}

/** Starts with the issued note on a day, with a fresh token. */
async function start(day: string, rules = {}): Promise<void> {
  sandbox = await startIssued(rules);
  await sandbox.call('PUT /_sandbox/clock', { now: day });
  token = await sandbox.login();
}

const pay = (event: Event | undefined, valorPagamento: number) =>
  call(`POST /api/v1/eventos/${event?.id}`, { valorPagamento, tipoLiquidacao: 'NUCLEA' });

const payEarly = (valorPagamento: number) =>
  call('POST /api/v1/eventos', { ...earlyPayment, valorPagamento });

async function project(day: string) {
  return (await read(`operacoes/projecoes-pu/${day}?operacaoCodigo=${CODE}`)).data[0];
}

it('operations are shown with what was issued and what is foreseen', async () => {
  await start('2026-03-18');
  const filters = `operacaoCodigo=${CODE}&status=EMITIDO&codigoISIN=BRCSAZNCM018`;
  expect(await read(`operacoes?${filters}`)).toMatchObject({
    pagination: { page: 1, pageSize: 100, total: 1 },
    data: [
      {
        status: 'EMITIDO',
        tipo: 'NOTA_COMERCIAL',
        criteriosRemuneracao: { quantidadeEmitida: 5000, quantidadeRestante: 0 },
        eventos: { amortizacoes: [{ percentualAmortizacao: 50, data: '2027-03-16' }, {}] },
        emissor: { razaoSocial: 'Cerâmica Serra Azul Ltda' },
      },
    ],
  });
});

describe('financial events', () => {
  it('are paid to whoever holds the titles, at the foreseen amount or one that the rule accepts', async () => {
    await start('2027-03-16', {
      'data-da-conciliacao': { atrasoEmDias: 0 },
      'pagamento-antes-do-vencimento': { aceita: false },
    });
    const due = await events('&dataVencimento=2027-03-16');
    const foreseen = { status: 'PREVISTO', inadimplente: false };
    expect(due).toMatchObject([{ tipo: 'AMORTIZACAO', ...foreseen }, { tipo: 'JUROS' }]);
    const { body } = await pay(due[0], 2_500_000);
    expect(body).toMatchObject({ status: 'AGUARDANDO_LIQUIDACAO' });
    expect((await pay(due[0], 2_500_000)).status).toBe(400);
    const [paid] = await events('&tipo=AMORTIZACAO&status=CONCLUIDA');
    expect(paid).toMatchObject({
      dataPagamento: '2027-03-16',
      investidores: [{ valor: 2_000_000 }, { valor: 500_000 }],
    });
    expect(Math.floor((await project('2027-03-17')).pu)).toBe(500);
    await call('PUT /_sandbox/rules', { 'valor-do-evento': { igualAoPrevisto: false } });
    await pay(due[1], 1000.00000001);
    const [interest] = await events('&tipo=JUROS&status=CONCLUIDA');
    expect(interest?.investidores).toMatchObject([{ valor: 800 }, { valor: 200.00000001 }]);
    await sandbox.advance(86_400);
    token = await sandbox.login();
    await payEarly(1);
    for (const day of ['2027-03-16', '2027-03-17']) {
      const { data } = await read(`conciliacoes-dcustodiapart?dataReferencia=${day}`);
      expect(data).toMatchObject([{ dataUltimaAmortizacao: day, dataUltimoJuros: '2027-03-16' }]);
    }
  });

  it('are overdue after their day', async () => {
    await start('2027-03-17');
    const [first] = await events();
    expect(first?.inadimplente).toBe(true);
    expect((await read('operacoes')).data).toMatchObject([{ possuiPagamentosInadimplentes: true }]);
    await start('2026-09-15', { liquidacao: { decisao: 'manual' } });
    await payEarly(1);
    await sandbox.advance(86_400);
    token = await sandbox.login();
    expect((await events('&status=PENDENTE_APROVACAO'))[0]?.inadimplente).toBe(false);
  });

  it('become less by what is paid early, and end with a redemption', async () => {
    await start('2026-09-15');
    expect((await payEarly(5_000_001)).status).toBe(400);
    expect(plain((await payEarly(1_000_000)).body)).toMatchObject({
      tipo: 'AMORTIZACAO_EXTRAORDINARIA',
      status: 'PENDENTE_APROVACAO',
      dataVencimento: '2026-09-15',
      percentualAmortizacao: '20',
    });
    const [next] = await events('&tipo=AMORTIZACAO');
    expect(next).toMatchObject({
      percentualAmortizacao: 40,
      investidores: [{ valor: 1_600_000 }, { valor: 400_000 }],
    });
    expect((await payEarly(4_000_000)).body).toMatchObject({ tipo: 'RESGATE_ANTECIPADO_TOTAL' });
    const statuses = (await events()).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['CONCLUIDA', 'CANCELADA']));
    const { data } = await read('operacoes');
    expect(data).toMatchObject([{ encerrado: true, possuiResgateAntecipado: true }]);
    expect((await payEarly(1)).status).toBe(400);
  });

  it('become less in proportion, also when another was reproved', async () => {
    await start('2026-09-15', { 'valores-de-teste': { valores: { '2500000': 'reprova' } } });
    await pay((await events('&tipo=AMORTIZACAO'))[0], 2_500_000);
    await payEarly(1_000_000);
    const [second] = await events('&tipo=AMORTIZACAO&status=PREVISTO');
    expect(second?.investidores).toMatchObject([{ valor: 1_600_000 }, { valor: 400_000 }]);
  });

  it('end with the principal, except interest that is still owed', async () => {
    const interest = async () => (await events('&tipo=JUROS')).map(({ status }) => status);
    await start('2026-03-12');
    await payEarly(5_000_000);
    expect(await project('2026-03-13')).toMatchObject({ pu: 0 });
    await start('2027-03-16');
    await payEarly(5_000_000);
    expect(await interest()).toEqual(['PREVISTO', 'CANCELADA']);
    await start('2028-03-15');
    for (const event of await events('&tipo=AMORTIZACAO')) await pay(event, 2_500_000);
    expect((await read('operacoes')).data).toMatchObject([{ encerrado: true }]);
    expect(await interest()).toEqual(['PREVISTO', 'PREVISTO']);
  });

  it('are paid once: early, or as foreseen, and not before all titles are issued', async () => {
    await start('2026-09-15');
    await call('PUT /_sandbox/rules', { liquidacao: { decisao: 'manual' } });
    const [first] = await events();
    const { body } = await payEarly(5_000_000);
    expect((await pay(first, 2_500_000)).status).toBe(400);
    await call('POST /_sandbox/decide', { id: (body as { id: string }).id, approve: false });
    expect((await read('operacoes')).data).toMatchObject([{ possuiResgateAntecipado: false }]);
    expect((await pay(first, 2_500_000)).status).toBe(200);
    expect((await payEarly(1)).status).toBe(400);
  });
});

it('projections add up instalments of a day, and end at zero where they exceed the principal', async () => {
  sandbox = await TestSandbox.start({ 'exigencias-da-emissao': { amortizacaoIgual: false } });
  await registerParties(sandbox);
  const instalment = { valorAmortizacao: 2_000_000, valorJuros: 2500, valorTotal: 2_002_500 };
  const days = ['2027-03-16', '2028-03-16', '2028-03-16'];
  const instalments = days.map((dataVencimento) => ({ ...instalment, dataVencimento }));
  const url = await requestNote(sandbox, {}, instalments);
  await sandbox.call(`POST ${url}/submissao`);
  await placeNote(sandbox);
  token = await sandbox.login();
  expect(await project('2028-03-16')).toMatchObject({ pu: 601, puJuros: 1, puAmortizacao: 600 });
  expect(await project('2028-03-17')).toMatchObject({ pu: 0, puAmortizacao: 0 });
});

it('projections grow in a straight line from one payment of interest to the next', async () => {
  await start('2026-03-18');
  const issued = { operacaoCodigo: CODE, pu: 1000, puJuros: 0, puAmortizacao: 0 };
  expect(await project('2026-03-16')).toEqual(issued);
  const [, interest] = await events('&dataVencimento=2027-03-16');
  const whole = interest?.investidores.reduce((sum, { valor }) => sum + valor, 0) ?? 0;
  const due = await project('2027-03-16');
  expect(due.puAmortizacao).toBe(500);
  expect(due.puJuros).toBeCloseTo(whole / 5000, 8);
  const half = await project('2026-09-14');
  expect(half.puJuros).toBeCloseTo((whole / 5000) * (182 / 365), 7);
});
