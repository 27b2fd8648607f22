import { expect, it } from 'vitest';
import type { TestSandbox } from '../../__tests__/startSandbox.js';
import {
  block,
  CODE,
  CUSTODIAN,
  confirm,
  FUND,
  position,
  RAFAEL,
  startIssued,
  trade,
} from './story.js';

let sandbox: TestSandbox;

const SOUTH = '60221407000170';

it('blocks keep titles from moving until they are released', async () => {
  sandbox = await startIssued();
  const created = await sandbox.call('POST /api/v1/bloqueios', block);
  expect(created).toMatchObject({ status: 201, body: { liberado: false, operacaoCodigo: CODE } });
  expect(await position(sandbox, RAFAEL)).toEqual([1000, 200]);
  const more = await sandbox.call('POST /api/v1/bloqueios', { ...block, quantidade: 801 });
  expect(more.status).toBe(400);
  const { investidorDestino: investidorOrigem, investidorOrigem: investidorDestino } = trade;
  const sale = { ...trade, investidorOrigem, investidorDestino, quantidade: 801 };
  expect(await sandbox.read('POST /api/v1/compras-vendas', sale)).toMatchObject({
    detalhes: [{ problema: expect.stringContaining('disponível: 800 com o custodiante') }],
  });
  const release = `POST /api/v1/bloqueios/${(created.body as { id: string }).id}/liberar`;
  const released = await sandbox.call(release, { justificativa: 'Ordem revogada.' });
  expect(released.body).toMatchObject({
    liberado: true,
    justificativa: 'Ordem judicial.',
    justificativaLiberacao: 'Ordem revogada.',
  });
  expect(await position(sandbox, RAFAEL)).toEqual([1000, 0]);
  const listed = await sandbox.read(`GET /api/v1/bloqueios?cpfCnpj=${RAFAEL}`);
  expect(listed).toMatchObject({ dados: [{ liberado: true }], pagination: { total: 1 } });
  const missing = await sandbox.call('POST /api/v1/bloqueios/x/liberar', { justificativa: 'x' });
  expect(missing).toMatchObject({ status: 404, body: { mensagem: 'Bloqueio não encontrado.' } });
});

it('blocks take titles from several custodians, and give each its own back', async () => {
  sandbox = await startIssued();
  const investidor = { cpfCnpj: RAFAEL, custodianteDestinoCnpj: SOUTH };
  const transfer = { operacaoCodigo: CODE, quantidade: 800, investidor };
  await sandbox.call('POST /api/v1/transferencias-custodia', transfer);
  const { data } = await sandbox.read('GET /api/v1/movimentacoes');
  await confirm(sandbox, { body: data[0] });
  const { id } = await sandbox.read('POST /api/v1/bloqueios', { ...block, quantidade: 900 });
  expect(await position(sandbox, RAFAEL)).toEqual([1000, 900]);
  await sandbox.call(`POST /api/v1/bloqueios/${id}/liberar`, { justificativa: 'x' });
  await sandbox.advance(60 * 60 * 24);
  const token = await sandbox.login();
  expect(await sandbox.read('POST /api/v1/conciliacoes', undefined, token)).toMatchObject([
    { investidorCpfCnpj: FUND, custodianteCnpj: CUSTODIAN, saldo: 4000 },
    { investidorCpfCnpj: RAFAEL, custodianteCnpj: CUSTODIAN, saldo: 200, saldoBloqueado: 0 },
    { investidorCpfCnpj: RAFAEL, custodianteCnpj: SOUTH, saldo: 800, saldoBloqueado: 0 },
  ]);
});
