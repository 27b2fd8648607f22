import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { TestSandbox } from '../../__tests__/startSandbox.js';
import {
  block,
  type Caller,
  CODE,
  confirm,
  offerNote,
  plain,
  registerParties,
  requestNote,
  trade,
} from '../../services/__tests__/story.js';
import { startReceiver } from '../../webhooks/__tests__/startReceiver.js';
import { OBJECT_KINDS, type ObjectRow } from '../readObjects.js';
import { type describeLives, listChanges } from '../stateChanges.js';

const MANUAL = {
  'situacao-do-cadastro': { decisao: 'manual' },
  'ordem-dos-status': { decisao: 'manual' },
  liquidacao: { decisao: 'manual' },
  'cadastro-duplicado': { aceita: true },
  'conferencia-do-saldo': { reserva: false },
  'novas-tentativas': { esperasEmSegundos: [] },
};
const [FUND_PART, RAFAEL_PART] = [
  { cpfCnpj: '31415926000171', quantidade: 4000, precoUnitario: 1000 },
  { cpfCnpj: '04172538690', quantidade: 1000, precoUnitario: 1000 },
];

/** An amount of the rule valores-de-teste that has an offer reproved. */
const REPROVED_AMOUNT = 1313.01;
/** The interest of the note's first instalment. */
const COUPON = 754_000;

/** Reads the state of every object. */
const STATES = sql<{ kind: string; id: string; status: string }>`
  select 'registrations' as kind, id, situation as status from registrations
  union all select 'requests', id, status from requests
  union all select 'operations', id, status from operations
  union all select 'offers', id, status from offers
  union all select 'movements', id, status from movements
  union all select 'financial_events', id, status from financial_events
  union all select 'blocks', id, case when released then 'liberado' else 'ativo' end from blocks
  union all select 'deliveries', id, status from deliveries`;

/** Starts a simulator that records the state transitions after each call. */
async function watch(sandbox: TestSandbox) {
  const seen = new Set<string>();
  const states = new Map<string, string>();
  const look = async (): Promise<void> => {
    const { rows } = await STATES.execute(sandbox.sandbox.runner.store);
    for (const { id, kind, status } of rows) {
      if (states.get(id) === status) continue;
      seen.add(`${kind}: ${states.get(id) ?? ''} > ${status}`);
      states.set(id, status);
    }
  };
  const watched = async <Result>(doIt: Promise<Result>): Promise<Result> => {
    const result = await doIt;
    await look();
    return result;
  };
  let token: string | undefined;
  const caller: Caller = {
    call: (route, payload) => watched(sandbox.call(route, payload, token)),
    send: (route, parts) => watched(sandbox.send(route, parts, token)),
    advance: (seconds) => watched(sandbox.advance(seconds)),
  };
  return {
    seen,
    caller,
    async login() {
      token = await sandbox.login();
    },
    deliver: (id: string) => watched(sandbox.sandbox.deliverer.attempt(id)),
    decide: (id: string, approve = true) => caller.call('POST /_sandbox/decide', { id, approve }),
    async newest(kind: string): Promise<ObjectRow> {
      const { body } = await sandbox.call(`GET /_sandbox/objects/${kind}?limit=1`);
      return (plain(body) as { items: [ObjectRow] }).items[0];
    },
  };
}

type Watched = Awaited<ReturnType<typeof watch>>;

/** Submits a request; returns its id and the operation's code. */
async function submit({ caller, newest }: Watched, numeroDaEmissao: number) {
  const url = await requestNote(caller, { numeroDaEmissao });
  await caller.call(`POST ${url}/submissao`);
  const { code } = await newest('operations');
  return { id: url.split('/').at(-1) ?? '', code: String(code) };
}

async function offer(watched: Watched, code: string, investidores: object[], acao = 'CONFIRMAR') {
  const { caller, decide } = watched;
  await offerNote(caller, { codigoInstrumento: code, investidores });
  const { id } = await watched.newest('offers');
  const decision = { id, acao, tipoLiquidacao: 'NUCLEA', justificativa: 'Confere.' };
  await caller.call('POST /api/v1/ofertas-primarias/aprovacao', decision);
  if (acao === 'CONFIRMAR') await decide(id);
}

async function walkIssuance(watched: Watched): Promise<void> {
  const { caller, decide, newest } = watched;
  await registerParties(caller);
  const { id } = await newest('registrations');
  await decide(id, false);
  await caller.call(`POST /api/v1/cadastros/${id}/submit`);
  await decide(id);
  const first = await submit(watched, 1);
  await decide(first.id);
  await offer(watched, first.code, [FUND_PART], 'REPROVAR');
  await offer(watched, first.code, [FUND_PART]);
  await offer(watched, first.code, [{ ...RAFAEL_PART, precoUnitario: REPROVED_AMOUNT }]);
  await offer(watched, first.code, [RAFAEL_PART]);
  await decide((await submit(watched, 2)).id, false);
  const cancel = async (code: string) =>
    caller.call('POST /_sandbox/change', { code, change: 'cancel' });
  await cancel((await submit(watched, 3)).code);
  const fourth = await submit(watched, 4);
  await decide(fourth.id);
  await cancel(fourth.code);
  const fifth = await submit(watched, 5);
  await decide(fifth.id);
  await offer(watched, fifth.code, [FUND_PART, RAFAEL_PART]);
}

async function walkTitles({ caller, decide }: Watched): Promise<void> {
  const sell = (quantidade: number) =>
    caller.call('POST /api/v1/compras-vendas', { ...trade, quantidade });
  await confirm(caller, await sell(1), 'REPROVAR');
  const sales = [await sell(3000), await sell(3000)];
  for (const sale of sales) await confirm(caller, sale);
  for (const { body } of sales) await decide((body as { id: string }).id);
  const { body } = await caller.call('POST /api/v1/bloqueios', block);
  const { id } = body as { id: string };
  await caller.call(`POST /api/v1/bloqueios/${id}/liberar`, { justificativa: 'Levantada.' });
}

async function walkEvents(watched: Watched, sandbox: TestSandbox): Promise<void> {
  const { caller, decide, newest } = watched;
  await sandbox.call('PUT /_sandbox/clock', { now: '2027-03-16' });
  await watched.login();
  const { body } = await caller.call(`GET /api/v1/eventos?operacaoCodigo=${CODE}`);
  const [{ eventos }] = (plain(body) as { data: [{ eventos: { id: string }[] }] }).data;
  const [first, second] = eventos;
  const pay = { valorPagamento: 2_500_000, tipoLiquidacao: 'NUCLEA' };
  await caller.call(`POST /api/v1/eventos/${first?.id}`, pay);
  await decide(first?.id ?? '');
  const valores = { [COUPON]: 'reprova' };
  await sandbox.call('PUT /_sandbox/rules', { 'valores-de-teste': { valores } });
  await caller.call(`POST /api/v1/eventos/${second?.id}`, { ...pay, valorPagamento: COUPON });
  await decide(second?.id ?? '');
  const redeem = async (valorPagamento: number, approve: boolean) => {
    const order = { ...pay, operacaoCodigo: CODE, valorPagamento, valorJuros: 0, valorPremio: 0 };
    await caller.call('POST /api/v1/eventos', order);
    await decide((await newest('financial_events')).id, approve);
  };
  await redeem(500_000, false);
  await redeem(2_500_000, true);
}

async function walkDeliveries({ caller, deliver, newest }: Watched): Promise<void> {
  const receiver = await startReceiver([500]);
  const webhookConfig = { webhookUrl: receiver.url, authType: 'NONE' };
  const settings = { useWebhook: true, useFeed: true, isActive: true, webhookConfig };
  await caller.call('PUT /api/v1/configuration', settings);
  for (let turn = 0; turn < 2; turn += 1) {
    await caller.call('POST /_sandbox/state', { id: CODE, notify: 'operacaoAditada' });
    await deliver((await newest('deliveries')).id);
  }
  await receiver.close();
}

it('match the observed transitions exactly', async () => {
  const sandbox = await TestSandbox.start(MANUAL);
  const watched = await watch(sandbox);
  await watched.login();
  await walkIssuance(watched);
  await walkTitles(watched);
  await walkEvents(watched, sandbox);
  await walkDeliveries(watched);
  await sandbox.sandbox.deliverer.stop();
  const { entries } = sandbox.sandbox.runner.rules;
  const drawn = OBJECT_KINDS.flatMap((kind) =>
    listChanges(kind, entries).map(({ from = '', to }) => `${kind}: ${from} > ${to}`),
  );
  expect([...watched.seen].sort()).toEqual([...new Set(drawn)].sort());
});

it('use only states of the contracts, and rules describe each', async () => {
  const sandbox = await TestSandbox.start();
  const { body } = await sandbox.call('GET /_sandbox/objects');
  const { lives } = plain(body) as { lives: ReturnType<typeof describeLives> };
  expect(lives).toHaveLength(8);
  const { entries } = sandbox.sandbox.runner.rules;
  for (const { changes, isContracts, kind, states } of lives) {
    for (const { by, from = states[0], rules, to } of changes) {
      expect(states, kind).toContain(to);
      expect(states, kind).toContain(from);
      if (isContracts && kind !== 'deliveries') expect(rules, `${kind} ${to}`).not.toEqual([]);
      for (const name of rules) {
        const says = entries.find(({ id }) => id === name)?.says;
        const isNamed = kind === 'operations' && by === 'change';
        expect(says, `${kind} ${to}`).toContain(isNamed ? '`cancelada`' : `\`${to}\``);
      }
    }
  }
});

it('depend on rule parameters', async () => {
  const changed = { 'ordem-dos-status': { pendencias: false } };
  const { body } = await (await TestSandbox.start(changed)).call('GET /_sandbox/objects');
  expect(JSON.stringify(body)).toContain('{"from":"EM_ANALISE","to":"REPROVADO","by":"decide"');
});
