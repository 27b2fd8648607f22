import { expect } from 'vitest';
import { settings, without } from '../support/examples';
import { type Item, sign } from '../support/receiveAll';
import type { Runs } from '../support/Turn';

interface Sent {
  deliveryType: string;
  feedNotification: Item;
  webhookDelivery: { status: string; attempts: number; errorMessage?: string };
}
interface Ack {
  id: string;
  ackAt: string;
}

/** Retry delay of the simulator, in seconds: too long to pass during the test. */
const waits = [60, 300, 1800, 7200];

export const webhooks: Runs = {
  'WHK-01': async ({ make }) => {
    const { body } = await make();
    expect(body).toEqual({
      useWebhook: false,
      useFeed: true,
      isActive: true,
      daysBeforeExpiration: 30,
    });
  },
  'WHK-02': ({ make }) =>
    make({ token: '', misfit: 'Authorization: falta; envie Bearer e o token' }),
  'WHK-03': async ({ make, read, story }) => {
    const webhookConfig = { ...settings.webhookConfig, webhookUrl: story.receiver.url };
    await make({ body: { ...settings, webhookConfig } });
    expect(await read('consultarConfiguracao')).toEqual({
      ...settings,
      webhookConfig: without(webhookConfig, 'hmacSecret'),
    });
  },
  'WHK-04': ({ make }) =>
    make({
      body: { ...settings, webhookConfig: without(settings.webhookConfig, 'webhookUrl') },
      misfit: 'corpo/webhookConfig: deve ter o campo webhookUrl',
    }),
  'WHK-05': async ({ make }) => {
    const place = 'corpo/daysBeforeExpiration: deve ser';
    await make({ body: { ...settings, daysBeforeExpiration: 0 }, misfit: `${place} 1 ou maior` });
    await make({
      body: { ...settings, daysBeforeExpiration: 366 },
      misfit: `${place} 365 ou menor`,
    });
  },
  'WHK-06': async ({ make }) => {
    const { body } = await make();
    expect(body).toEqual({ notificationId: expect.any(String), createdAt: expect.any(String) });
  },
  'WHK-07': async ({ make, keep }) => {
    const { body } = await make<{ notificationId: string }[]>();
    expect(body).toHaveLength(1);
    keep({ teste: body[0]?.notificationId ?? '' });
  },
  'WHK-08': async ({ make, kept, story }) => {
    const { body } = await make<Sent>({ path: { notificationId: kept.teste } });
    expect(body).toMatchObject({ deliveryType: 'WEBHOOK', webhookDelivery: { status: 'SUCCESS' } });
    const [delivery] = story.receiver.received;
    expect(delivery?.headers['x-assinatura']).toBe(sign(delivery?.body ?? ''));
    expect(JSON.parse(delivery?.body ?? '')).toEqual(body.feedNotification.notification);
  },
  'WHK-09': async ({ make, kept, story }) => {
    const { received, wait } = story.receiver;
    const before = received.length;
    await story.rule({ 'novas-tentativas': { esperasEmSegundos: waits } });
    story.break(503, 503, 503, 503, 503);
    const { body } = await make<Sent>({ path: { notificationId: kept.teste } });
    const errorMessage = 'O receptor respondeu 503.';
    expect(body.webhookDelivery).toMatchObject({ status: 'PENDING', attempts: 1, errorMessage });
    for (const [failures, seconds] of waits.entries()) {
      await story.settleDeliveries();
      expect(received).toHaveLength(before + 1 + failures);
      await story.pass(seconds);
      await wait(before + 2 + failures);
    }
    await story.settleDeliveries();
    await story.pass(100_000);
    await story.settleDeliveries();
    expect(received).toHaveLength(before + 1 + waits.length);
    await story.rule();
    await story.enter();
  },
  'WHK-10': ({ make }) =>
    make({
      path: { notificationId: 'nenhum' },
      misfit: 'caminho: não há teste nenhum nesta conta',
    }),
  'WHK-11': async ({ make, keep }) => {
    const { body } = await make<Item[]>();
    expect(body).toHaveLength(2);
    for (const item of body) {
      expect(item).toEqual({ id: expect.any(String), notification: expect.any(Object) });
    }
    keep({ item: body[0]?.id ?? '' });
  },
  'WHK-12': async ({ make, kept, keep, read }) => {
    const { body } = await make<Ack[]>({ body: { ids: [kept.item] } });
    expect(body).toEqual([{ id: kept.item, ackAt: expect.stringMatching(/Z$/) }]);
    const ackAt = body[0]?.ackAt ?? '';
    const feed = await read<Item[]>('listarNotificacoes');
    expect(feed.map((item) => item.ackAt)).toEqual([undefined, ackAt]);
    keep({ ackAt });
  },
  'WHK-13': ({ make, kept }) =>
    make({ body: { ids: kept.item }, misfit: 'corpo/ids: deve ser uma lista' }),
  'WHK-14': async ({ make, kept, story }) => {
    await story.pass(60);
    const { body } = await make<Ack[]>({
      body: { ids: [kept.item] },
      code: 201,
      rule: 'acks-invalidos',
    });
    expect(body).toEqual([{ id: kept.item, ackAt: kept.ackAt }]);
  },
};
