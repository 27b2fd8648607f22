import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf } from '../../../../packages/sandbox/src/__tests__/examples';
import { readRows } from '../../../../packages/sandbox/src/__tests__/readRows';
import { TestSandbox } from '../../../../packages/sandbox/src/__tests__/startSandbox';
import { createSimulator } from '../../../../packages/sandbox/src/node/createSimulator';
import { openStore } from '../../../../packages/sandbox/src/node/openStore';
import type { Simulator } from '../../../../packages/sandbox/src/server/Simulator';
import {
  confirm,
  FUND,
  issueNote,
  plain,
  position,
  RAFAEL,
  trade,
} from '../../../../packages/sandbox/src/services/__tests__/story';
import type { Store } from '../../../../packages/sandbox/src/store/openOn';
import { claimDelivery } from '../../../../packages/sandbox/src/webhooks/Deliverer';
import { type PostgresServer, startPostgres } from '../startPostgres';

let server: PostgresServer;
let other: Store;
let onServer: Simulator;

beforeAll(async () => {
  server = await startPostgres();
  const { url } = server;
  const [first, second] = await Promise.all([
    openStore({ databaseUrl: url }),
    openStore({ databaseUrl: url }),
  ]);
  other = second;
  onServer = await createSimulator({ seed: 'test', deliver: false, store: first });
});

afterAll(async () => {
  await onServer.close();
  await Promise.all([onServer.runner.store.destroy(), other.destroy()]);
  await server.stop();
});

/** Number of responses by status. */
function count(replies: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const times = <Result>(number: number, task: () => Promise<Result>) =>
  Promise.all(Array.from({ length: number }, task));

/** Runs a note from its registration to a sale, and returns the responses of reading calls. */
async function walk(sandbox: TestSandbox): Promise<unknown[]> {
  await issueNote(sandbox);
  await confirm(sandbox, await sandbox.call('POST /api/v1/compras-vendas', trade));
  await sandbox.advance(0);
  const routes = [
    'operacoes',
    'movimentacoes',
    'ofertas-primarias',
    `posicoes?cpfCnpj=${FUND}`,
    'eventos',
    'cadastros',
    'investidores',
  ];
  const shown = [];
  for (const route of routes) {
    const { status, body } = await sandbox.call(`GET /api/v1/${route}`);
    shown.push([route, status, plain(body)]);
  }
  return [...shown, await sandbox.events()];
}

describe('on a server of PostgreSQL', () => {
  it('tables are made once by processes that start together', async () => {
    expect(await readRows(other, 'select from clock')).toEqual([]);
  });

  it('a journey ends as in the embedded store', async () => {
    const expected = await walk(await TestSandbox.start());
    expect(await walk(await TestSandbox.startOn(onServer))).toEqual(expected);
    expect(expected).toContainEqual(['operacoes', 200, expect.anything()]);
  });

  it('sales of one balance at once never sell more than there is', async () => {
    const sandbox = await TestSandbox.startOn(onServer);
    await issueNote(sandbox);
    const asked = await times(20, () =>
      sandbox.call('POST /api/v1/compras-vendas', { ...trade, quantidade: 500 }),
    );
    expect(count(asked)).toEqual({ 201: 8, 400: 12 });
    const sold = asked.filter(({ status }) => status === 201);
    const twice = await Promise.all([...sold, ...sold].map((reply) => confirm(sandbox, reply)));
    expect(count(twice)).toEqual({ 200: 8, 400: 8 });
    await Promise.all([sandbox.advance(0), sandbox.advance(0)]);
    expect(await position(sandbox, FUND)).toEqual([0, 0]);
    expect(await position(sandbox, RAFAEL)).toEqual([5000, 0]);
  });

  it('the same company sent at once is registered once', async () => {
    const sandbox = await TestSandbox.startOn(onServer);
    const issuer = exampleOf('criarCadastro');
    const issuers = await times(6, () => sandbox.call('POST /api/v1/cadastros', issuer));
    expect(count(issuers)).toMatchObject({ 400: 5 });
    const fund = { cpfCnpj: FUND, razaoSocial: 'Fundo Araucária Crédito Privado' };
    const funds = await times(6, () => sandbox.call('POST /api/v1/investidores', fund));
    expect(count(funds)).toMatchObject({ 400: 5 });
  });

  it('a listener gets the notifications of a slow transaction once it ends', async () => {
    const sandbox = await TestSandbox.startOn(onServer);
    const heard: string[] = [];
    let after: string | undefined;
    const hear = async () => {
      const { text } = await sandbox.call('POST /_sandbox/listen', { ...(after && { after }) });
      const { items, next } = JSON.parse(text) as { items: { subjectId: string }[]; next: string };
      heard.push(...items.map(({ subjectId }) => subjectId));
      after = next;
      return heard;
    };
    const make = (tx: Store, id: string) =>
      tx
        .insertInto('notifications')
        .values({
          id,
          company: 'conta',
          subject_id: id,
          subject_type: 'teste',
          event_type: 'teste',
          metadata: '{}',
          created_at: new Date(),
          expires_at: new Date(),
        })
        .execute();
    await hear();
    await other.transaction().execute(async (tx) => {
      await make(tx, 'lenta');
      await make(onServer.runner.store, 'rápida');
      expect(await hear()).toEqual(['rápida']);
    });
    expect(await hear()).toEqual(['rápida', 'lenta']);
    expect(await hear()).toHaveLength(2);
  });

  it('processes that look at once take different deliveries, the oldest of each subject', async () => {
    const sandbox = await TestSandbox.startOn(onServer);
    const webhookConfig = { webhookUrl: 'http://127.0.0.1:9/', authType: 'NONE' };
    const settings = { useWebhook: true, useFeed: true, isActive: true, webhookConfig };
    await sandbox.call('PUT /api/v1/configuration', settings);
    await issueNote(sandbox);
    const { store } = onServer.runner;
    const claims = await times(6, () =>
      Promise.all([claimDelivery(store, { lease: 30 }), claimDelivery(other, { lease: 30 })]),
    );
    const taken = claims.flat().flatMap((delivery) => delivery ?? []);
    const oldest = await store
      .selectFrom('deliveries')
      .select(({ fn }) => fn.min('number').as('number'))
      .groupBy('subject_id')
      .execute();
    const numbers = (rows: { number: number }[]) => rows.map(({ number }) => number).sort();
    expect(oldest.length).toBeGreaterThan(2);
    expect(numbers(taken)).toEqual(numbers(oldest));
  });
});
