import { expect, it } from 'vitest';
import type { TestSandbox } from '../../__tests__/startSandbox.js';
import { CODE, type offer, offerNote, startIssued, startSubmitted } from './story.js';

let sandbox: TestSandbox;

const offers = (filter = '') => sandbox.read(`GET /api/v1/ofertas-primarias${filter}`);

const create = (quantidade: number, precoUnitario = 1000) =>
  sandbox.call('POST /api/v1/ofertas-primarias', {
    codigoInstrumento: CODE,
    tipoLiquidacao: 'DIRETA',
    investidores: [{ cpfCnpj: '31415926000171', quantidade, precoUnitario }],
  } satisfies typeof offer);

const decide = (decision: object) =>
  sandbox.call('POST /api/v1/ofertas-primarias/aprovacao', decision);

it('primary offers bring titles to their investors and end the request', async () => {
  sandbox = await startIssued();
  const { data, pagination } = await offers(`?operacaoCodigo=${CODE}`);
  expect(pagination).toEqual({ page: 1, pageSize: 10, total: 1 });
  expect(data).toMatchObject([
    {
      status: 'CONCLUIDA',
      quantidadeTotal: 5000,
      operacao: { codigo: CODE, tipo: 'NOTA_COMERCIAL' },
      investidores: [{ razaoSocial: 'Fundo Araucária Crédito Privado' }, {}],
    },
  ]);
  expect((await sandbox.events()).slice(-4)).toEqual([
    'ofertaPrimariaCriada',
    'ofertaPrimariaEmAnalise',
    'ofertaPrimariaLiquidada',
    'operacaoEmitida',
  ]);
  // An offer that the control brings back is not issued twice.
  const [{ id }] = data;
  await sandbox.call('POST /_sandbox/state', { id, status: 'AGUARDANDO_LIQUIDACAO' });
  await sandbox.call('POST /_sandbox/decide', { id, approve: true });
  expect((await offers()).data).toMatchObject([{ status: 'REPROVADA' }]);
});

it('primary offers set the settled price of the operation: theirs, or the mean of several by quantity', async () => {
  sandbox = await startSubmitted();
  const settle = async (quantidade: number, precoUnitario: number) => {
    await create(quantidade, precoUnitario);
    const id = String((await offers()).data.at(-1)?.id).toUpperCase();
    await decide({ id, acao: 'CONFIRMAR', justificativa: 'Sim.' });
    const { headers, text } = await sandbox.call(`GET /api/v1/operacoes?operacaoCodigo=${CODE}`);
    const isRuled = String(headers['sandbox-regras']).includes('preco-da-liquidacao');
    const [, left, price] = /Restante":(\d+).*UnitarioLiquidacao":([\d.]+)/.exec(text) ?? [];
    return [left, price, isRuled];
  };
  expect(await settle(1000, 987.65432101)).toEqual(['4000', '987.65432101', false]);
  expect(await settle(2000, 987.65432101)).toEqual(['2000', '987.65432101', false]);
  expect(await settle(1000, 1000)).toEqual(['1000', '990.74074075', true]);
});

it('primary offers never take more than is left, open ones counted', async () => {
  sandbox = await startSubmitted({ liquidacao: { decisao: 'manual' } });
  expect((await create(3000)).status).toBe(200);
  expect((await create(2001)).text).toContain('as quantidades passam da que resta, 2000');
  const [open] = (await offers()).data;
  await decide({ id: open?.id, acao: 'REPROVAR', justificativa: 'Não.' });
  expect((await offers('?status=REPROVADA')).data).toHaveLength(1);
  expect((await create(4001)).status).toBe(400);
  expect((await create(4000)).status).toBe(200);
  await decide({ id: (await offers()).data.at(-1)?.id, acao: 'CONFIRMAR' });
  expect((await create(1001)).text).toContain('as quantidades passam da que resta, 1000');
});

it('primary offers are confirmed from the day of issue to the last day of payment, where rules say so', async () => {
  const refused = { aceita: false };
  const days = ['2026-03-15', '2026-03-16', '2026-03-20', '2026-03-21'];
  const rules = { 'emissao-antes-da-data': refused, 'data-limite-de-integralizacao': refused };
  const statuses = [];
  for (const now of days) {
    sandbox = await startSubmitted(rules);
    const decision = { id: await offerNote(sandbox), acao: 'CONFIRMAR' };
    await sandbox.call('PUT /_sandbox/clock', { now });
    const token = await sandbox.login();
    const route = 'POST /api/v1/ofertas-primarias/aprovacao';
    statuses.push((await sandbox.call(route, decision, token)).status);
  }
  expect(statuses).toEqual([400, 200, 200, 400]);
});

it('primary offers of another account are not there', async () => {
  sandbox = await startSubmitted();
  const id = await offerNote(sandbox);
  const decision = { id, acao: 'CONFIRMAR' };
  const route = 'POST /api/v1/ofertas-primarias';
  const other = sandbox.otherToken;
  expect((await sandbox.call(`${route}/aprovacao`, decision, other)).status).toBe(400);
  const { body } = await sandbox.call('GET /api/v1/ofertas-primarias', undefined, other);
  expect(body).toMatchObject({ data: [] });
});
