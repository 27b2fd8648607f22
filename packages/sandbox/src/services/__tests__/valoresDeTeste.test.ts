import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf';
import { describe, expect, it } from 'vitest';
import { exampleOf } from '../../__tests__/examples.js';
import { type Reply, specs, TestSandbox } from '../../__tests__/startSandbox.js';
import { loadRules } from '../../rules/loadRules.js';
import {
  CODE,
  CUSTODIAN,
  confirm,
  earlyPayment,
  FUND,
  issueNote,
  placeNote,
  requestNote,
  startIssued,
  startRegistered,
  startSubmitted,
  trade,
} from './story.js';

let sandbox: TestSandbox;

type Table = Record<'documentos' | 'valores', Record<string, string | number>>;
const own = loadRules().entries.find(({ id }) => id === 'valores-de-teste');
const { documentos, valores } = (own?.parameters ?? {}) as Table;

/** The documents or amounts with an outcome; `reprova` and `espera` each have a CPF and a CNPJ. */
const valuesOf = (table: Table['valores'], outcome: string | number) =>
  Object.keys(table).filter((value) => table[value] === outcome);
const amountOf = (outcome: string) => Number(valuesOf(valores, outcome)[0]);
const documentOf = (outcome: string, { length }: string) =>
  valuesOf(documentos, outcome).find((one) => one.length === length) ?? '';
const personOf = (outcome: string) => documentOf(outcome, '04172538690');
const companyOf = (outcome: string) => documentOf(outcome, FUND);

const STRANGER = '16180339000188';
const YEAR = 365 * 24 * 3600;

type ObjectKind = keyof typeof STATUSES;

/** Status of a reproved, a waiting and an approved object, and the notification of the reproval. */
const STATUSES = {
  registrations: ['Reprovado', 'Pendente', 'Aprovado', 'cadastroReprovado'],
  requests: [
    'Cancelada',
    'Em Andamento',
    'Aguardando Liquidação',
    'operacaoReprovadaComPendencias',
  ],
  offers: ['REPROVADA', 'AGUARDANDO_LIQUIDACAO', 'CONCLUIDA', 'ofertaPrimariaReprovada'],
  movements: ['REPROVADA', 'AGUARDANDO_LIQUIDACAO', 'CONCLUIDA', 'compraEVendaReprovada'],
  financial_events: [
    'REPROVADA',
    'AGUARDANDO_LIQUIDACAO PENDENTE_APROVACAO',
    'CONCLUIDA',
    'eventoFinanceiroReprovado',
  ],
} as const;

/** The objects of a kind, except foreseen payments. */
async function list(kind: ObjectKind): Promise<{ id: string; status: string }[]> {
  const { items } = await sandbox.read(`GET /_sandbox/objects/${kind}`);
  return items.filter(({ status }: { status: string }) => status !== 'PREVISTO');
}

const statusesOf = async (kind: ObjectKind) =>
  [...new Set((await list(kind)).map(({ status }) => status))].sort().join(' ');

const decide = (id: string, approve = true) =>
  sandbox.call('POST /_sandbox/decide', { id, approve });

/** Submits a company's registration without its documents. */
async function register(cnpj: string): Promise<void> {
  sandbox = await TestSandbox.start();
  const data = { ...exampleOf('criarCadastro'), cnpj };
  const { id } = await sandbox.read('POST /api/v1/cadastros', data);
  const submitted = await sandbox.call(`POST /api/v1/cadastros/${id}/submit`);
  expect(submitted.headers['sandbox-regras']).toContain('valores-de-teste');
}

/** Submits a note that is complete, with this registrar. */
async function submitTo(cnpjDoEscriturador: string): Promise<void> {
  sandbox = await startRegistered();
  const url = await requestNote(sandbox, { cnpjDoEscriturador });
  await sandbox.call(`POST ${url}/submissao`);
}

async function offer(cpfCnpj: string, precoUnitario = 1000): Promise<void> {
  sandbox = await startSubmitted({ 'oferta-e-subscricao': { confere: false } });
  await placeNote(sandbox, { investidores: [{ cpfCnpj, quantidade: 10, precoUnitario }] });
}

const saleAt = (precoUnitario: number): typeof trade => ({ ...trade, precoUnitario });

/** Requests movements, given as bodies by address, and confirms them. */
async function move(movements: Record<string, object>): Promise<void> {
  sandbox = await startIssued();
  for (const [name, body] of Object.entries(movements)) {
    await sandbox.call(`POST /api/v1/${name}`, body);
  }
  for (const { id } of await list('movements')) await confirm(sandbox, { body: { id } });
}

/** A sale and an ownership transfer to a company, and a custody transfer to it as the custodian. */
const moveTo = (cpfCnpj: string) => {
  const titles = { operacaoCodigo: CODE, quantidade: 10 };
  const investidorDestino = { cpfCnpj, custodianteCnpj: CUSTODIAN };
  const { investidorOrigem } = trade;
  return move({
    'compras-vendas': { ...trade, investidorDestino },
    'transferencias-titularidade': { ...titles, investidorOrigem, investidorDestino },
    'transferencias-custodia': {
      ...titles,
      investidor: { cpfCnpj: FUND, custodianteDestinoCnpj: cpfCnpj },
    },
  });
};

async function pay(amount: number): Promise<void> {
  sandbox = await startRegistered();
  const [first, ...rest] = exampleOf('adicionarParcelas');
  const valorTotal = (first?.valorAmortizacao ?? 0) + amount;
  const instalments = [{ ...first, valorJuros: amount, valorTotal }, ...rest];
  const url = await requestNote(sandbox, {}, instalments);
  await sandbox.call(`POST ${url}/submissao`);
  await placeNote(sandbox);
  await sandbox.advance(0);
  const { data } = await sandbox.read('GET /api/v1/eventos?tipo=JUROS');
  const settlement = { valorPagamento: amount, tipoLiquidacao: 'NUCLEA' };
  await sandbox.call(`POST /api/v1/eventos/${data[0].eventos[0].id}`, settlement);
  await sandbox.call('POST /api/v1/eventos', { ...earlyPayment, ...settlement });
}

it.each<[string, ObjectKind, (outcome: string) => Promise<void>]>([
  ['document: a registration', 'registrations', (outcome) => register(companyOf(outcome))],
  ['document: a submission', 'requests', (outcome) => submitTo(companyOf(outcome))],
  ['document: an offer', 'offers', (outcome) => offer(personOf(outcome))],
  ['document: movements', 'movements', (outcome) => moveTo(companyOf(outcome))],
  ['amount: an offer', 'offers', (outcome) => offer(FUND, amountOf(outcome))],
  [
    'amount: a sale',
    'movements',
    (outcome) => move({ 'compras-vendas': saleAt(amountOf(outcome)) }),
  ],
  ['amount: payments', 'financial_events', (outcome) => pay(amountOf(outcome))],
])('has what it names reproved, or wait for a decision, by a %s', async (_, kind, act) => {
  const [reproved, waiting, decided, event] = STATUSES[kind];
  await act('reprova');
  await sandbox.advance(YEAR);
  expect(await statusesOf(kind)).toBe(reproved);
  const { items } = await sandbox.read('GET /_sandbox/objects/notifications');
  const told = items.find((one: { event: string }) => one.event === event);
  expect(told.metadata).toContain('"motivo": "Decidido por um valor de teste."');
  await act('espera');
  await sandbox.advance(YEAR);
  expect(await statusesOf(kind)).toBe(waiting);
  for (const { id } of await list(kind)) await decide(id);
  expect(await statusesOf(kind)).toBe(decided);
});

it('has a registration without documents approved, and a submission', async () => {
  await register(companyOf('aprova'));
  await sandbox.advance(0);
  expect(await sandbox.events()).toEqual(['cadastroPendente', 'cadastroAprovado']);
  await submitTo(companyOf('aprova'));
  await sandbox.advance(0);
  expect(await statusesOf('requests')).toBe('Aguardando Liquidação');
});

/** The reply, or `undefined` once the log shows that the simulator sends none. */
async function orSilence(...request: Parameters<TestSandbox['call']>): Promise<Reply | undefined> {
  const readLast = async () => (await sandbox.read('GET /_sandbox/log')).items.at(-1);
  const before = await readLast();
  let answer: Reply | undefined;
  void sandbox.call(...request).then((reply) => {
    answer = reply;
  });
  const isOver = async () => {
    const { number, status } = await readLast();
    return answer !== undefined || (number > before.number && status === undefined);
  };
  await expect.poll(isOver).toBe(true);
  return answer;
}

/** The test values that cause an error, each with its code and whether the work is done before the answer. */
const listCodes = (table: Table['valores']) =>
  Object.entries(table)
    .filter(([, outcome]) => !['aprova', 'reprova', 'espera'].includes(String(outcome)))
    .map(([value, outcome]) => {
      const [code, isKept] = String(outcome).split('-');
      return { value, status: code === 'timeout' ? undefined : Number(code), isKept };
    });

describe('a call is answered with a code where it documents it, or not at all, before or after its work', () => {
  it('by a document', async () => {
    sandbox = await TestSandbox.start();
    let kept = 0;
    for (const { isKept, status, value } of listCodes(documentos)) {
      // The call does not document 404.
      const isDone = isKept !== undefined || status === 404;
      const investor = { cpfCnpj: value, razaoSocial: 'Fundo', telefone: '11' };
      const answer = await orSilence('POST /api/v1/investidores', investor);
      expect(answer?.status, value).toBe(status === 404 ? 201 : status);
      if (answer && status !== 404) {
        expect(answer.headers['sandbox-regras']).toContain('valores-de-teste');
      }
      kept += isDone ? 1 : 0;
      const { pagination } = await sandbox.read('GET /api/v1/investidores?page=1&pageSize=9');
      expect(pagination.total, value).toBe(kept);
    }
    const ask = async (path: string, status: number) =>
      (await sandbox.call(`GET /api/v1/${path}${valuesOf(documentos, status)[0]}`)).status;
    expect(await ask('investidores/', 404)).toBe(404);
    expect(await ask('posicoes?cpfCnpj=', 404)).toBe(200);
    expect(await ask('posicoes?cpfCnpj=', 429)).toBe(429);
  });

  it('by an amount', async () => {
    sandbox = await TestSandbox.start({ liquidacao: { decisao: 'manual' } });
    await issueNote(sandbox);
    for (const { id } of await list('offers')) await decide(id);
    for (const { isKept, status, value } of listCodes(valores)) {
      const payment = { ...earlyPayment, valorPagamento: Number(value) };
      const answer = await orSilence('POST /api/v1/eventos', payment);
      const made = (await list('financial_events')).filter((one) => one.status !== 'REPROVADA');
      expect([answer?.status, made.length], value).toEqual([status, isKept === undefined ? 0 : 1]);
      for (const { id } of made) await decide(id, false);
    }
  });
});

it('is right in form, of one root, and no example', () => {
  for (const document of Object.keys(documentos)) {
    expect(document).toMatch(/^99999999(\d{3}|\d{6})$/);
    expect(isValidCpf(document) || isValidCnpj(document), document).toBe(true);
  }
  const texts = readdirSync(specs)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(path.join(specs, name), 'utf8'));
  for (const value of [...Object.keys(documentos), ...Object.keys(valores)]) {
    expect(texts.join()).not.toContain(value);
  }
});

it('may be changed, written with zeros at its end, and taken away', async () => {
  sandbox = await TestSandbox.start({
    'valores-de-teste': { documentos: { [STRANGER]: 429 }, valores: { '77.70': 429 } },
  });
  const asked = () => sandbox.call(`GET /api/v1/posicoes?cpfCnpj=${STRANGER}`);
  expect((await asked()).status).toBe(429);
  expect((await sandbox.call('POST /api/v1/compras-vendas', saleAt(77.7))).status).toBe(429);
  const without = { 'valores-de-teste': { documentos: { [STRANGER]: null } } };
  await sandbox.call('PUT /_sandbox/rules', without);
  expect((await asked()).status).toBe(200);
});
