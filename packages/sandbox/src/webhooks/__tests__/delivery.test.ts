import { afterEach, describe, expect, it, vi } from 'vitest';
import { TestSandbox } from '../../__tests__/startSandbox.js';
import { listenHttp } from '../../command/listenHttp.js';
import { explainBreak } from '../../node/sendDelivery.js';
import { submitIssuer } from '../../services/__tests__/story.js';
import { claimDelivery } from '../Deliverer.js';
import { type Receiver, receiveFrom, signWith } from './startReceiver.js';

let sandbox: TestSandbox;
let receiver: Receiver;

afterEach(async () => {
  await sandbox.sandbox.deliverer.stop();
  await receiver.close();
});

async function start(codes: number[] = [], rules = {}, target?: object): Promise<void> {
  sandbox = await TestSandbox.start(rules);
  receiver = await receiveFrom(sandbox, codes, target);
}

/** @returns the response body */
async function sendTest(): Promise<Record<string, Record<string, unknown>>> {
  const { notificationId } = await sandbox.read('POST /api/v1/platform-notifications-tests');
  return sandbox.read(`POST /api/v1/platform-notifications-tests/${notificationId}/send`);
}

const eventTypes = () => receiver.received.map(({ body }) => JSON.parse(body).eventType);

describe('a delivery', () => {
  it('is signed over the bytes that are sent, also when a test has replaced `fetch`', async () => {
    await start([], {}, { authType: 'HMAC', hmacSecret: 'segredo-çã' });
    vi.stubGlobal('fetch', sandbox.sandbox.fetch);
    const { webhookDelivery, deliveryType, feedNotification } = await sendTest();
    vi.unstubAllGlobals();
    expect(deliveryType).toBe('WEBHOOK');
    expect(feedNotification).toHaveProperty('id');
    expect(webhookDelivery).toMatchObject({ status: 'SUCCESS', attempts: 1, responseStatus: 204 });
    const [first] = receiver.received;
    const body = first?.body ?? '';
    expect(first?.headers['x-assinatura']).toBe(signWith('segredo-çã', body));
    expect(JSON.parse(body)).toEqual(webhookDelivery?.payload);
  });

  it('of a test ends before the test is answered, also while others run', async () => {
    await start();
    sandbox.sandbox.deliverer.start();
    const sent = await Promise.all(Array.from({ length: 20 }, sendTest));
    for (const { webhookDelivery } of sent) expect(webhookDelivery?.status).toBe('SUCCESS');
  });

  it.each([
    [{ authType: 'BEARER_TOKEN', bearerToken: 't1' }, 'authorization', 'Bearer t1'],
    [{ authType: 'CUSTOM_HEADER', customHeaderKey: 'X-A', customHeaderValue: 'v1' }, 'x-a', 'v1'],
  ])('carries its secret in a header: %j', async (target, header, value) => {
    await start([], {}, target);
    await sendTest();
    expect(receiver.received[0]?.headers[header]).toBe(value);
    expect((await sandbox.call('GET /api/v1/configuration')).text).not.toContain(`"${value}"`);
  });

  it('that fails has a reason, and follows no redirect', async () => {
    await start([302]);
    const { webhookDelivery } = await sendTest();
    expect(webhookDelivery).toMatchObject({
      status: 'PENDING',
      responseStatus: 302,
      responseBody: 'recebido',
      errorMessage: 'O receptor respondeu 302.',
    });
    expect(receiver.received).toHaveLength(1);
    for (const [webhookUrl, text] of [
      ['https://integracao.example/x', '--allow-target'],
      ['http://localhost:65534/x', 'inicie o programa'],
    ] as const) {
      const webhookConfig = { webhookUrl, authType: 'NONE' };
      await sandbox.call('PUT /api/v1/configuration', { webhookConfig });
      expect((await sendTest()).webhookDelivery?.errorMessage).toContain(text);
    }
    expect(explainBreak({ name: '', message: '', code: 'EACCES' })).toBe('EACCES');
    // Node 20 gives TLS faults one code.
    const untrusted = { name: '', message: 'ssl3 alert handshake failure', code: 'EPROTO' };
    expect(explainBreak(untrusted)).toContain('certificado de cliente');
  });

  it('is refused by the simulator itself', async () => {
    await start();
    const { address, close } = await listenHttp(sandbox.sandbox, { port: 0, host: '127.0.0.1' });
    const webhookConfig = { webhookUrl: `${address}/_sandbox/reset`, authType: 'NONE' };
    await sandbox.call('PUT /api/v1/configuration', { webhookConfig });
    const { webhookDelivery } = await sendTest();
    expect(webhookDelivery?.responseStatus).toBe(403);
    expect(webhookDelivery?.responseBody).toContain('uma entrega do simulador não chama o simul');
    await close();
  });

  it('gives up waiting for an answer', async () => {
    await start([0], { 'resposta-esperada': { segundos: 0.2 } });
    const { webhookDelivery } = await sendTest();
    expect(webhookDelivery?.errorMessage).toBe('O receptor não respondeu em 0.2 segundos.');
  });
});

describe('the outbox', () => {
  const eager = { 'novas-tentativas': { esperasEmSegundos: [0, 0] } };

  /** Submits an issuer, sends until so many attempts were made, and lists status and attempts, oldest first. */
  const send = async (attempts: number) => {
    await submitIssuer(sandbox);
    sandbox.sandbox.deliverer.start();
    await receiver.wait(attempts);
    await sandbox.sandbox.deliverer.stop();
    const { items } = await sandbox.read('GET /_sandbox/deliveries');
    return items
      .map(({ attempts: made, status }: Record<string, unknown>) => [status, made])
      .reverse();
  };
  const pending = 'cadastroPendente';

  it('ends in failure after the last attempt, and then goes on with the next about the subject', async () => {
    await start([500, 503, 500], eager);
    expect(await send(4)).toEqual([
      ['FAILED', 3],
      ['SUCCESS', 1],
    ]);
    expect(eventTypes()).toEqual([pending, pending, pending, 'cadastroReprovado']);
  });

  it('is repeated with the same body as often as the rule says, however often it failed before', async () => {
    await start([500, 503], { 'entregas-repetidas': { vezes: 2 }, ...eager });
    expect((await send(4))[0]).toEqual(['SUCCESS', 4]);
    const bodies = receiver.received.map(({ body }) => body);
    expect(bodies[3]).toBe(bodies[2]);
  });

  it('has a field that the contract does not have, if the rule says so', async () => {
    await start([], { 'campos-novos': { campos: 'mais-um' } });
    await send(1);
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({ campoNovo: {} });
  });

  it('overtakes an earlier one about the same object, if the rule says so', async () => {
    await start([], { 'ordem-das-entregas': { ordem: 'trocada', segundos: 60 } });
    await send(1);
    sandbox.sandbox.deliverer.start();
    await sandbox.advance(61);
    await receiver.wait(2);
    expect(eventTypes()).toEqual(['cadastroReprovado', pending]);
    const { surprises } = (await sandbox.read('GET /_sandbox/log')).items.findLast(
      ({ kind }: { kind: string }) => kind === 'delivery',
    );
    expect(surprises).toMatchObject([{ rule: 'ordem-das-entregas' }]);
  });

  it('is sent once by two senders, and again when one has died', async () => {
    await start();
    await submitIssuer(sandbox);
    const { store } = sandbox.sandbox.runner;
    const claim = () => claimDelivery(store, { lease: 30 });
    expect((await Promise.all([claim(), claim()])).filter(Boolean)).toHaveLength(1);
    await sandbox.advance(31);
    expect(await claim()).toBeUndefined();
    await store
      .updateTable('deliveries')
      .set({ leased_until: new Date(0) })
      .execute();
    expect(await claim()).toMatchObject({ attempts: 2 });
  });

  it('has nothing for an account that did not ask for it', async () => {
    await start();
    await sandbox.call('PUT /api/v1/configuration', { isActive: false });
    await submitIssuer(sandbox);
    const test = await sendTest();
    expect(test.webhookDelivery ?? test.feedNotification).toBeUndefined();
    expect(test.deliveryType).toBe('NENHUM');
  });
});
