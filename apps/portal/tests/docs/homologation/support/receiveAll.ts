import { createHmac } from 'node:crypto';
import { expect } from 'vitest';
import { indexSnapshots } from '../../../support/snapshots';
import { settings } from './examples';
import type { Story } from './Story';

export interface Notification {
  readonly subjectId: string;
  readonly subjectType: string;
  readonly eventType: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly expiresAt: string;
}

/** An item of the feed. */
export interface Item {
  readonly id: string;
  readonly ackAt?: string;
  readonly notification: Notification;
}

/**
 * Receives all there is of some notifications, by their operationIds: each at least once, in the feed and,
 * signed, at the receiver.
 */
export async function receiveAll(
  story: Story,
  operationIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Notification[]>> {
  const { body: feed } = await story.call<Item[]>('listarNotificacoes');
  const received = operationIds.map((id) => {
    const event = indexSnapshots().operations[id]?.path;
    const items = feed.filter(({ notification }) => notification.eventType === event);
    expect(items.length, `${event} in the feed`).toBeGreaterThan(0);
    return [id, items.map(({ notification }) => notification)] as const;
  });
  for (const notification of received.flatMap(([, list]) => list)) {
    expect(notification).toEqual({
      subjectId: expect.any(String),
      subjectType: expect.any(String),
      eventType: expect.any(String),
      metadata: expect.any(Object),
      expiresAt: expect.stringMatching(/Z$/),
    });
    await awaitDelivery(story, notification);
  }
  return new Map(received);
}

/** Waits until the receiver has a notification, and checks who sent it. */
async function awaitDelivery({ receiver }: Story, notification: Notification): Promise<void> {
  const wanted = JSON.stringify(notification);
  const find = () =>
    receiver.received.find(({ body }) => JSON.stringify(JSON.parse(body)) === wanted);
  for (let count = receiver.received.length + 1; !find(); count += 1) await receiver.wait(count);
  const delivery = find();
  expect(delivery?.headers['x-assinatura']).toBe(sign(delivery?.body ?? ''));
}

/** The signature of a body with the secret of the examples. */
export function sign(body: string): string {
  return createHmac('sha256', settings.webhookConfig.hmacSecret).update(body).digest('hex');
}
