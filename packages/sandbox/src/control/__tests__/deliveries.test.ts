import { afterEach, describe, expect, it } from 'vitest';
import { apiKey, TestSandbox } from '../../__tests__/startSandbox.js';
import { type Receiver, receiveFrom } from '../../webhooks/__tests__/startReceiver.js';
import { problem } from './problem.js';

let sandbox: TestSandbox;
let receiver: Receiver | undefined;

afterEach(async () => {
  await receiver?.close();
  receiver = undefined;
});

/** Starts a simulator with a receiver that answers these statuses first; without statuses, no webhook is set. */
async function start(codes?: number[], rules = {}): Promise<void> {
  sandbox = await TestSandbox.start(rules);
  if (codes) receiver = await receiveFrom(sandbox, codes);
}

async function list(query = '') {
  return sandbox.read(`GET /_sandbox/deliveries${query}`);
}

it('of a test has one notificationId in the API, the control and resend, also in capitals', async () => {
  await start([]);
  const tests = '/api/v1/platform-notifications-tests';
  const { notificationId } = await sandbox.read(`POST ${tests}`);
  const sent = await sandbox.call(`POST ${tests}/${notificationId.toUpperCase()}/send`);
  expect(JSON.parse(sent.text)).toMatchObject({ webhookDelivery: { notificationId } });
  expect((await list()).items).toMatchObject([{ notificationId }]);
  const rows = await sandbox.read('GET /_sandbox/objects/deliveries');
  expect(rows.items).toMatchObject([{ notificationId }]);
  const id = notificationId.toUpperCase();
  expect((await sandbox.call('POST /_sandbox/resend', { id })).status).toBe(204);
  expect((await list()).items).toMatchObject([{ notificationId, status: 'PENDING' }]);
});

it('trigger creates a notification from the contract example, for feed and webhook', async () => {
  await start([]);
  const id = await sandbox.trigger('transferenciaDeTitularidadeCriada');
  const [delivery] = (await list()).items;
  expect(delivery).toMatchObject({ notificationId: id, company: apiKey, status: 'PENDING' });
  await sandbox.sandbox.deliverer.attempt(delivery.id);
  const body = JSON.parse(receiver?.received[0]?.body ?? '');
  expect(body).toEqual({
    subjectId: '6b4cb242-4a23-4596-a217-beaddbc496cb',
    subjectType: 'transferenciaDeTitularidade',
    eventType: 'transferenciaDeTitularidadeCriada',
    metadata: {},
    expiresAt: expect.stringMatching(/^2026-04-09T/),
  });
  const feed = await sandbox.read('GET /api/v1/notification-feed');
  expect(feed).toMatchObject([{ notification: body }]);
});

it('trigger knows the events of the contracts, which `events` lists', async () => {
  await start();
  const { events } = await sandbox.read('GET /_sandbox/events');
  expect(events).toContain('operacaoReprovadaComPendencias');
  for (const event of events) expect(await sandbox.trigger(event)).toMatch(/^[\da-f-]{36}$/);
  expect(await sandbox.events()).toEqual(events);
  const company = '0b7a5f3e-52c1-4a86-9d0e-6f1c2b3a4d5e';
  await sandbox.call('POST /_sandbox/trigger', { event: events[0], company });
  const { items } = await sandbox.read('GET /_sandbox/objects/notifications?limit=1');
  expect(items).toMatchObject([{ company }]);
  const unknown = await sandbox.call('POST /_sandbox/trigger', { event: 'nada' });
  expect(unknown).toMatchObject(problem('event', new RegExp(`: ${events.join(', ')}$`)));
});

describe('resend', () => {
  const resend = (id: string) => sandbox.call('POST /_sandbox/resend', { id });

  it('repeats a delivery with the same id and body, whose success no longer counts', async () => {
    await start([204, 204, 500]);
    const notification = await sandbox.trigger('cadastroAprovado');
    const [{ id }] = (await list()).items;
    const { deliverer } = sandbox.sandbox;
    expect(await resend(id)).toMatchObject(problem('id', /ainda está PENDING/));
    await deliverer.attempt(id);
    for (const name of [id, notification]) {
      expect((await resend(name)).status).toBe(204);
      await deliverer.attempt(id);
    }
    expect(new Set(receiver?.received.map(({ body }) => body)).size).toBe(1);
    expect(receiver?.received).toHaveLength(3);
    expect((await list()).items).toMatchObject([
      { id, status: 'PENDING', attempts: 3, responseStatus: 500, deliveredAt: null },
    ]);
  });

  it('restarts the backoff of a failed delivery', async () => {
    const rules = { 'novas-tentativas': { esperasEmSegundos: [60] } };
    await start([500, 500, 500, 503, 204], rules);
    await sandbox.trigger('cadastroAprovado');
    const [{ id }] = (await list()).items;
    const states = [];
    for (const again of [false, false, true, false, true]) {
      if (again) await resend(id);
      await sandbox.sandbox.deliverer.attempt(id);
      const [{ attempts, error, nextAttemptAt, status }] = (await list()).items;
      states.push([status, attempts, error, nextAttemptAt !== null]);
    }
    expect(states).toEqual([
      ['PENDING', 1, 'O receptor respondeu 500.', true],
      ['FAILED', 2, 'O receptor respondeu 500.', false],
      ['PENDING', 3, 'O receptor respondeu 500.', true],
      ['FAILED', 4, 'O receptor respondeu 503.', false],
      ['SUCCESS', 5, null, false],
    ]);
  });

  it('refuses a notification without a delivery', async () => {
    await start();
    const inFeed = await sandbox.trigger('cadastroAprovado');
    expect(await resend(inFeed)).toMatchObject(problem('id', /não tem entrega por webhook/));
  });
});

it('deliveries are listed by pages, newest first, with all their fields', async () => {
  await start([]);
  const made = [];
  for (const event of ['cadastroPendente', 'operacaoEmitida', 'ofertaPrimariaCriada']) {
    made.unshift(await sandbox.trigger(event));
  }
  const { items, total } = await list();
  expect(total).toBe(3);
  expect(items.map((one: { notificationId: string }) => one.notificationId)).toEqual(made);
  expect(items[0]).toEqual({
    id: expect.any(String),
    notificationId: made[0],
    company: apiKey,
    event: 'ofertaPrimariaCriada',
    subjectId: '90c192cf-d3ac-44af-8f21-ddb66cad4a26',
    status: 'PENDING',
    attempts: 0,
    responseStatus: null,
    error: null,
    nextAttemptAt: expect.stringMatching(/^2026-03-10T12:00:/),
    deliveredAt: null,
    createdAt: expect.stringMatching(/^2026-03-10T12:00:/),
  });
  expect(await list('?limit=1&offset=1')).toEqual({ items: [items[1]], total: 3 });
  expect(await list('?offset=3')).toEqual({ items: [], total: 3 });
});
