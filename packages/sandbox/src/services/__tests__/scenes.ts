import { expect } from 'vitest';
import { exampleOf } from '../../__tests__/examples.js';
import { type Reply, TestSandbox } from '../../__tests__/startSandbox.js';
import type { Replacements } from '../../rules/loadRules.js';
import {
  CODE,
  CUSTODIAN,
  confirm,
  FUND,
  issueNote,
  offerNote,
  plain,
  requestNote,
  startIssued,
  startRegistered,
  startSubmitted,
  trade,
} from './story.js';

/** The simulator of the current scene. */
export let sandbox: TestSandbox;

export async function start(rules: Replacements = {}): Promise<void> {
  sandbox = await TestSandbox.start(rules);
}

/** An unregistered company. */
export const STRANGER = '16180339000188';

const YEAR = 365 * 24 * 3600;

/** Reads later, with a new token, because the earlier one has expired. */
export async function read(route: string): Promise<unknown> {
  return plain((await sandbox.call(route, undefined, await sandbox.login())).body);
}

/** Submits a company's registration without its documents. */
export async function register(cnpj: string): Promise<string> {
  await start();
  const data = { ...exampleOf('criarCadastro'), cnpj };
  const { id } = await sandbox.read('POST /api/v1/cadastros', data);
  const submitted = await sandbox.call(`POST /api/v1/cadastros/${id}/submit`);
  expect(submitted.headers['sandbox-regras']).toContain('valores-de-teste');
  await sandbox.advance(YEAR);
  return id;
}

/** Submits a note that is complete, with this registrar. */
export async function submitTo(cnpjDoEscriturador: string): Promise<string> {
  sandbox = await startRegistered();
  const url = await requestNote(sandbox, { cnpjDoEscriturador });
  await sandbox.call(`POST ${url}/submissao`);
  await sandbox.advance(YEAR);
  return url;
}

/** Offers 10 titles to an investor, confirms, and returns the status much later. */
export async function offer(cpfCnpj: string, precoUnitario: number): Promise<string> {
  sandbox = await startSubmitted({ 'oferta-e-subscricao': { confere: false } });
  const id = await offerNote(sandbox, {
    investidores: [{ cpfCnpj, quantidade: 10, precoUnitario }],
  });
  await sandbox.call('POST /api/v1/ofertas-primarias/aprovacao', { id, acao: 'CONFIRMAR' });
  await sandbox.advance(YEAR);
  return id;
}

export const offers = () => read('GET /api/v1/ofertas-primarias');

/**
 * Requests a sale and an ownership transfer to an investor, and a custody transfer if it may be a custodian. Confirms
 * them and returns their ids.
 */
export async function move(
  cpfCnpj: string,
  { precoUnitario = 1000, isCustodian = false } = {},
): Promise<string[]> {
  sandbox = await startIssued();
  const investidorDestino = { cpfCnpj, custodianteCnpj: CUSTODIAN };
  const titles = { operacaoCodigo: CODE, quantidade: 10 };
  const { investidorOrigem } = trade;
  await sandbox.call('POST /api/v1/compras-vendas', { ...trade, precoUnitario, investidorDestino });
  await sandbox.call('POST /api/v1/transferencias-titularidade', {
    ...titles,
    investidorOrigem,
    investidorDestino,
  });
  if (isCustodian) {
    const investidor = { cpfCnpj: FUND, custodianteDestinoCnpj: cpfCnpj };
    await sandbox.call('POST /api/v1/transferencias-custodia', { ...titles, investidor });
  }
  const ids = (await movements()).map(({ id }) => id);
  for (const id of ids) await confirm(sandbox, { body: { id } });
  await sandbox.advance(YEAR);
  return ids;
}

export async function movements() {
  const { data } = (await read('GET /api/v1/movimentacoes')) as {
    data: { id: string; dados: { status: string } }[];
  };
  return data.map(({ id, dados }) => ({ id, status: dados.status }));
}

/** Pays early, and a coupon of the same amount; returns the ids of the events. */
export async function pay(amount: number): Promise<string[]> {
  sandbox = await startRegistered();
  const url = await requestNote(sandbox);
  const [first, ...rest] = exampleOf('adicionarParcelas') as unknown as {
    valorAmortizacao: number;
  }[];
  const valorTotal = (first?.valorAmortizacao ?? 0) + amount;
  const instalments = [{ ...first, valorJuros: amount, valorTotal }, ...rest];
  await sandbox.call(`PUT ${url}/dados-financeiros/parcelas`, instalments);
  await sandbox.call(`POST ${url}/submissao`);
  const id = await offerNote(sandbox);
  await sandbox.call('POST /api/v1/ofertas-primarias/aprovacao', { id, acao: 'CONFIRMAR' });
  await sandbox.advance(0);
  const settlement = { valorPagamento: amount, tipoLiquidacao: 'NUCLEA' };
  const coupon = (await events()).find(({ tipo }) => tipo === 'JUROS');
  const calls = [
    await sandbox.call(`POST /api/v1/eventos/${coupon?.id}`, settlement),
    await sandbox.call('POST /api/v1/eventos', {
      ...settlement,
      operacaoCodigo: CODE,
      valorJuros: 0,
      valorPremio: 0,
    }),
  ];
  await sandbox.advance(YEAR);
  return calls.map(({ body }) => (body as { id: string }).id);
}

async function events() {
  const { data } = (await read('GET /api/v1/eventos')) as {
    data: { eventos: { id: string; status: string; tipo: string }[] }[];
  };
  return data.flatMap(({ eventos }) => eventos);
}

export async function statusesOf(ids: string[]): Promise<string[]> {
  const all = await events();
  return ids.map((id) => all.find((event) => event.id === id)?.status ?? '');
}

export const decide = (id: string) => sandbox.call('POST /_sandbox/decide', { id, approve: true });

/** The reason in the newest notification. */
export async function lastReason(): Promise<string | undefined> {
  const { notifications } = (await read('GET /_sandbox/inspect')) as {
    notifications: { metadata: string }[];
  };
  const [{ metadata } = { metadata: '{}' }] = notifications;
  return (JSON.parse(metadata) as { motivo?: string }).motivo;
}

export async function countInvestors(): Promise<number> {
  const { pagination } = (await read('GET /api/v1/investidores?page=1&pageSize=10')) as {
    pagination: { total: string };
  };
  return Number(pagination.total);
}

export async function add(cpfCnpj: string) {
  const investor = { cpfCnpj, razaoSocial: 'Fundo', telefone: '11' };
  return orSilence(() => sandbox.call('POST /api/v1/investidores', investor));
}

/** The reply, or `undefined` once the log shows that the simulator sends none. */
async function orSilence(ask: () => Promise<Reply>): Promise<Reply | undefined> {
  const countSilent = async () => {
    const { items } = (await read('GET /_sandbox/log')) as { items: { status?: number }[] };
    return items.filter(({ status }) => status === undefined).length;
  };
  const before = await countSilent();
  let answer: Reply | undefined;
  ask().then((reply) => {
    answer = reply;
  });
  const isOver = async () => (await countSilent()) > before || answer !== undefined;
  await expect.poll(isOver).toBe(true);
  return answer;
}

/** Issues a note whose payments wait for a decision. */
export async function issueUnpaid(): Promise<void> {
  await start({ liquidacao: { decisao: 'manual' } });
  await issueNote(sandbox);
  for (const { id } of (await sandbox.read('GET /_sandbox/inspect')).offers) await decide(id);
}

/** Pays early, reproves the payment, and returns the reply's code, if any, and the number of new payments. */
export async function payOnce(valorPagamento: number) {
  const payment = {
    operacaoCodigo: CODE,
    valorPagamento,
    tipoLiquidacao: 'NUCLEA',
    valorJuros: 0,
    valorPremio: 0,
  };
  const answer = await orSilence(() => sandbox.call('POST /api/v1/eventos', payment));
  const early = (await events()).filter(({ status }) => status === 'PENDENTE_APROVACAO');
  for (const { id } of early) await sandbox.call('POST /_sandbox/decide', { id, approve: false });
  return [answer?.status, early.length];
}
