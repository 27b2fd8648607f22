import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../__tests__/examples.js';
import type { TestSandbox } from '../../__tests__/startSandbox.js';
import {
  block,
  CODE,
  CUSTODIAN,
  confirm,
  FUND,
  plain,
  position,
  RAFAEL,
  startIssued,
  trade,
} from './story.js';

let sandbox: TestSandbox;

it('positions are what was issued, under the name of the investor, and nothing for who holds nothing', async () => {
  sandbox = await startIssued();
  const issuer = { ...exampleOf('criarCadastro'), cnpj: FUND, razaoSocial: 'Emissora' };
  expect((await sandbox.call('POST /api/v1/cadastros', issuer)).status).toBe(201);
  const read = (cpfCnpj: string, token?: string) =>
    sandbox.read(`GET /api/v1/posicoes?cpfCnpj=${cpfCnpj}`, undefined, token);
  expect(await read(FUND)).toMatchObject({
    razaoSocial: 'Fundo Araucária Crédito Privado',
    saldo: 4000,
    contasDeposito: [{ operacoes: [{ codigo: CODE, quantidadeDisponivel: 4000 }] }],
  });
  const offers = await sandbox.call('GET /api/v1/ofertas-primarias');
  expect(offers.text).toContain('Fundo Araucária');
  expect(await read('11111111111')).toMatchObject({ saldo: 0, contasDeposito: [] });
  expect(await read(FUND, sandbox.otherToken)).toMatchObject({ saldo: 0 });
});

describe('trades', () => {
  it('move titles when they settle, with the price as it was sent', async () => {
    sandbox = await startIssued();
    const asked = await sandbox.call('POST /api/v1/compras-vendas', { ...trade, motivo: 'venda' });
    expect(asked.status).toBe(201);
    expect(asked.text).not.toContain('motivo');
    expect(plain(asked.body)).toMatchObject({
      tipo: 'COMPRA_VENDA',
      dados: {
        status: 'EM_ANALISE',
        precoUnitario: '1012.34567891',
        dataCriacao: '2026-03-10',
        investidorDestino: { razaoSocial: 'Rafael Antunes Siqueira' },
      },
    });
    expect(await position(sandbox, FUND)).toEqual([4000, 0]);
    expect(plain((await confirm(sandbox, asked)).body)).toMatchObject({
      dados: { status: 'AGUARDANDO_LIQUIDACAO' },
    });
    expect(await position(sandbox, FUND)).toEqual([3500, 0]);
    expect(await position(sandbox, RAFAEL)).toEqual([1500, 0]);
    expect((await confirm(sandbox, asked)).status).toBe(400);
    const found = await sandbox.read(
      `GET /api/v1/movimentacoes?tipo=COMPRA_VENDA&status=CONCLUIDA&dataCriacao=2026-03-10&operacaoCodigo=${CODE}`,
    );
    expect(found).toMatchObject({ data: [{}], pagination: { total: 1 } });
  });

  it('are refused for more than is free, what others asked for counted', async () => {
    sandbox = await startIssued();
    await sandbox.call('POST /api/v1/compras-vendas', { ...trade, quantidade: 3000 });
    const unknown = { cpfCnpj: '52998224725' };
    const south = { ...trade.investidorOrigem, custodianteCnpj: '60221407000170' };
    const custody = { ...unknown, custodianteOrigemCnpj: CUSTODIAN };
    const none = 'não tem títulos disponíveis desta operação';
    for (const [path, body, place, problem] of [
      ['compras-vendas', { quantidade: 1001 }, 'quantidade', 'quantidade disponível: 1000'],
      ['compras-vendas', { investidorOrigem: south }, 'investidorOrigem', `${none} com o custo`],
      ['bloqueios', { ...block, investidorCpfCnpj: unknown.cpfCnpj }, 'investidorCpfCnpj', none],
      ['transferencias-titularidade', { investidorOrigem: unknown }, 'investidorOrigem', none],
      ['transferencias-custodia', { investidor: custody }, 'investidor', none],
    ] as const) {
      const { detalhes } = await sandbox.read(`POST /api/v1/${path}`, { ...trade, ...body });
      expect(detalhes).toMatchObject([
        { onde: `corpo/${place}`, problema: expect.stringContaining(problem) },
      ]);
    }
  });

  it('are reproved at settlement when the titles went elsewhere', async () => {
    sandbox = await startIssued({ 'conferencia-do-saldo': { reserva: false } });
    const ask = () => sandbox.call('POST /api/v1/compras-vendas', { ...trade, quantidade: 3000 });
    const [first, second] = [await ask(), await ask()];
    await confirm(sandbox, first);
    await confirm(sandbox, second);
    expect(await position(sandbox, FUND)).toEqual([1000, 0]);
    const { data } = await sandbox.read('GET /api/v1/movimentacoes?status=REPROVADA');
    const { id } = second.body as { id: string };
    expect(data).toMatchObject([{ id }]);
    await sandbox.call('POST /_sandbox/state', { id, status: 'EM_ANALISE' });
    await sandbox.call('PUT /_sandbox/rules', { 'conferencia-do-saldo': { reserva: true } });
    const held = await sandbox.read(`GET /api/v1/posicoes?cpfCnpj=${FUND}`);
    expect(held.contasDeposito[0].operacoes).toMatchObject([{ quantidadeDisponivel: 0 }]);
  });
});

it('transfers of ownership change the holder, of custody the custodian, there and back', async () => {
  sandbox = await startIssued();
  const transfer = {
    operacaoCodigo: CODE,
    quantidade: 300,
    investidorOrigem: { cpfCnpj: FUND },
    investidorDestino: { cpfCnpj: RAFAEL },
  };
  const asked = await sandbox.call('POST /api/v1/transferencias-titularidade', transfer);
  expect(asked).toMatchObject({ status: 200, body: { tipo: 'TRANSFERENCIA' } });
  await confirm(sandbox, asked);
  expect(await position(sandbox, RAFAEL)).toEqual([1300, 0]);
  const { investidorDestino: _, ...nobody } = transfer;
  const give = () => sandbox.call('POST /api/v1/transferencias-titularidade', nobody);
  expect((await give()).status).toBe(400);
  const rules = { 'transferencia-sem-destino': { destinoOmitido: RAFAEL } };
  await sandbox.call('PUT /_sandbox/rules', rules);
  expect((await give()).body).toMatchObject({
    dados: { investidorDestino: { cpfCnpj: RAFAEL } },
  });
  const custody = (investidor: object) =>
    sandbox.call('POST /api/v1/transferencias-custodia', {
      operacaoCodigo: CODE,
      quantidade: 1,
      investidor: { cpfCnpj: FUND, ...investidor },
    });
  expect((await custody({ custodianteDestinoCnpj: CUSTODIAN })).status).toBe(400);
  expect(await custody({ custodianteOrigemCnpj: CUSTODIAN })).toMatchObject({
    status: 200,
    text: '',
  });
  const { items } = await sandbox.read('GET /_sandbox/objects/movements?limit=1');
  expect(items).toMatchObject([{ fromParty: CUSTODIAN, toParty: '60221407000170' }]);
  const { data } = await sandbox.read('GET /api/v1/movimentacoes?tipo=TRANSFERENCIA_CUSTODIA');
  await confirm(sandbox, { body: data[0] });
  expect((await custody({ custodianteDestinoCnpj: CUSTODIAN })).status).toBe(200);
});

it('reconciliations show the day before, and no day that is not over', async () => {
  sandbox = await startIssued();
  expect((await sandbox.call('POST /api/v1/conciliacoes')).body).toEqual([]);
  const route = 'GET /api/v1/conciliacoes-dcustodiapart?dataReferencia=';
  const custody = (day: string, token?: string) => sandbox.read(route + day, undefined, token);
  expect(await custody('2026-03-10')).toMatchObject({ data: [] });
  await sandbox.advance(60 * 60 * 24);
  const token = await sandbox.login();
  expect(await custody('2026-03-10', token)).toMatchObject({
    data: [{ codigoParticipante: CUSTODIAN, ativo: CODE, qtdCustodiaTotal: 5000 }],
  });
  expect(await custody('2026-03-09', token)).toMatchObject({ data: [] });
  const page = { page: 2, pageSize: 1 };
  const operations = 'POST /api/v1/conciliacoes-operacoes';
  const rows = await sandbox.read(operations, page, token);
  expect(rows).toMatchObject([{ investidorCpfCnpj: RAFAEL, codigo: CODE }]);
  expect(await sandbox.read(operations, undefined, token)).toHaveLength(2);
  await sandbox.call('PUT /_sandbox/clock', { now: '2028-03-18' });
  const later = await sandbox.login();
  for (const [day, ativoVencido] of [
    ['2028-03-16', false],
    ['2028-03-17', true],
  ] as const) {
    expect(await custody(day, later)).toMatchObject({ data: [{ ativoVencido }] });
  }
});
