import { expect, it } from 'vitest';
import { exampleOf } from '../../__tests__/examples.js';
import { TestSandbox } from '../../__tests__/startSandbox.js';
import { submitIssuer } from './story.js';

let sandbox: TestSandbox;

const settings = exampleOf('atualizarConfiguracao');

interface Item {
  id: string;
  ackAt?: string;
  notification: { eventType: string; expiresAt: string };
}

const feed = async (token?: string) =>
  (await sandbox.call('GET /api/v1/notification-feed', undefined, token)).body as Item[];

it('settings are what holds before the first, which keeps it, or missing where the rule says so', async () => {
  sandbox = await TestSandbox.start({
    'dois-caminhos': { feedSemConfiguracao: false },
    'expiracao-das-notificacoes': { dias: 7 },
  });
  const before = { useWebhook: false, useFeed: false, isActive: true, daysBeforeExpiration: 7 };
  expect(await sandbox.read('GET /api/v1/configuration')).toEqual(before);
  await submitIssuer(sandbox);
  expect(await feed()).toEqual([]);
  const rules = { 'campos-por-authtype': { antesDaPrimeira: 'nao-existe' } };
  await sandbox.call('PUT /_sandbox/rules', rules);
  const missing = await sandbox.call('GET /api/v1/configuration');
  expect(missing).toMatchObject({ status: 404, body: { mensagem: 'Não encontrado.' } });
  await sandbox.call('PUT /api/v1/configuration', { useFeed: true });
  expect(await sandbox.read('GET /api/v1/configuration')).toEqual({ ...before, useFeed: true });
});

it('settings are what was sent, without its secrets', async () => {
  sandbox = await TestSandbox.start();
  expect((await sandbox.call('PUT /api/v1/configuration', settings)).status).toBe(200);
  const { hmacSecret: _, ...shown } = settings.webhookConfig as Record<string, string>;
  const read = await sandbox.read('GET /api/v1/configuration');
  expect(read).toEqual({ ...settings, webhookConfig: shown });
  await sandbox.call('PUT /api/v1/configuration', { daysBeforeExpiration: 7 });
  await sandbox.call('PUT /api/v1/configuration', { isActive: false });
  const kept = await sandbox.read('GET /api/v1/configuration');
  expect(kept).toMatchObject({ daysBeforeExpiration: 7, isActive: false });
});

it.each([
  ['webhookUrl', { authType: 'NONE', webhookUrl: 'http://u:s@localhost:1/x' }],
  ['customHeaderKey', { authType: 'CUSTOM_HEADER', customHeaderKey: 'content-length' }],
  ['customHeaderKey', { authType: 'CUSTOM_HEADER', customHeaderKey: 'X Y' }],
  ['customHeaderKey', { authType: 'CUSTOM_HEADER', customHeaderKey: '__proto__' }],
  ['customHeaderValue', { customHeaderKey: 'X-Y', customHeaderValue: 'a\r\nHost: b' }],
  ['bearerToken', { authType: 'BEARER_TOKEN', bearerToken: 'chave–longa' }],
])('settings are refused where no delivery could carry %s', async (field, target) => {
  sandbox = await TestSandbox.start();
  const webhookConfig = {
    webhookUrl: 'http://localhost:1/x',
    authType: 'CUSTOM_HEADER',
    customHeaderValue: 'v',
    ...target,
  };
  const put = () => sandbox.call('PUT /api/v1/configuration', { webhookConfig });
  expect(await put()).toMatchObject({
    status: 400,
    body: { detalhes: [{ onde: `corpo/webhookConfig/${field}` }] },
    headers: { 'sandbox-regras': expect.stringContaining('exigencias-do-endereco') },
  });
  await sandbox.call('PUT /_sandbox/rules', { 'exigencias-do-endereco': { recusa: false } });
  expect((await put()).status).toBe(200);
});

it('the feed keeps the instant of the first confirmation', async () => {
  sandbox = await TestSandbox.start();
  await submitIssuer(sandbox);
  const [first, second] = await feed();
  expect(first?.notification.eventType).toBe('cadastroPendente');
  expect(second).not.toHaveProperty('ackAt');
  const acknowledge = (ids: unknown, token?: string) =>
    sandbox.call('POST /api/v1/notification-feed/acks', { ids }, token);
  const once = await acknowledge([first?.id, 'desconhecido']);
  expect(once).toMatchObject({ status: 201, body: [{ id: first?.id }] });
  await sandbox.advance(60);
  expect((await acknowledge([first?.id.toUpperCase()])).body).toEqual(once.body);
  expect((await feed()).find(({ id }) => id === first?.id)?.ackAt).toBe(
    (once.body as Item[])[0]?.ackAt,
  );
  expect((await acknowledge('texto')).status).toBe(400);
  expect((await acknowledge([second?.id], sandbox.otherToken)).body).toEqual([]);
  expect(await feed(sandbox.otherToken)).toEqual([]);
});

it('the feed brings up the next where more than it holds are waiting, the confirmed last', async () => {
  sandbox = await TestSandbox.start({ 'conteudo-do-feed': { maximo: 2 } });
  for (let amount = 0; amount < 3; amount += 1) await submitIssuer(sandbox);
  const seen = new Set<string>();
  let last = await feed();
  while (last.some(({ ackAt }) => ackAt === undefined)) {
    const waiting = last.filter(({ ackAt }) => ackAt === undefined);
    for (const { id } of waiting) seen.add(id);
    const ids = waiting.map(({ id }) => id);
    await sandbox.call('POST /api/v1/notification-feed/acks', { ids });
    last = await feed();
  }
  expect(seen.size).toBe((await sandbox.events()).length);
  expect(last.map(({ id }) => id)).toEqual([...seen].slice(-2).reverse());
});

it('the feed loses what has expired, by the days of the settings', async () => {
  sandbox = await TestSandbox.start();
  const days = { ...settings, useWebhook: false, daysBeforeExpiration: 2 };
  await sandbox.call('PUT /api/v1/configuration', days);
  await submitIssuer(sandbox);
  expect((await feed())[0]?.notification.expiresAt).toMatch(/^2026-03-12T/);
  await sandbox.advance(2 * 24 * 60 * 60);
  expect(await feed(await sandbox.login())).toEqual([]);
});

it('tests are listed with the identifier that sends them', async () => {
  sandbox = await TestSandbox.start();
  const url = '/api/v1/platform-notifications-tests';
  const { body } = await sandbox.call(`POST ${url}`);
  expect((await sandbox.call(`GET ${url}`)).body).toEqual([body]);
  const { notificationId } = body as { notificationId: string };
  const sent = await sandbox.call(`POST ${url}/${notificationId}/send`);
  expect(sent.body).toMatchObject({ deliveryType: 'FEED', feedNotification: {} });
  const [item] = await feed();
  expect(sent.body).toMatchObject({ feedNotification: { id: item?.id } });
  expect((await sandbox.call(`POST ${url}/nada/send`)).status).toBe(404);
});
