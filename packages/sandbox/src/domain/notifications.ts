import type { Selectable } from 'kysely';
import { parseExact, writeExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aText, mapOf } from '../rules/readers.js';
import type { NotificationTable } from '../store/webhookTables.js';
import type { Work } from '../work/Work.js';
import { DAY } from './days.js';
import { newIdOf } from './storyIds.js';
import { readSettings } from './webhookSettings.js';

const values = defineRule('valores-das-notificacoes', { tipos: mapOf(aText) });

export type Notification = Selectable<NotificationTable>;

export interface Notice {
  /** What it is about: a name that the rule gives a `subjectType`. */
  subject: string;
  /** Name of the notification under `webhooks` in the contract: `cadastroAprovado`. */
  event: string;
  /** Its identifier in the answers of the API. */
  subjectId: string;
  metadata: Record<string, unknown>;
}

/**
 * Keeps a notification of this change, for the feed and the outbox as the account is configured, in the same
 * transaction: it is sent if, and only if, the change is. Gives the id of its delivery, if there is one.
 */
export async function notify(
  work: Work,
  { subject, event, subjectId, metadata }: Notice,
): Promise<{ notificationId: string; deliveryId: string | undefined }> {
  const { tx, company, now, rules, newId } = work;
  const { daysBeforeExpiration, isActive, useFeed, useWebhook, webhookConfig } =
    await readSettings(work);
  const days = daysBeforeExpiration.toNumber();
  const notificationId = await newId();
  await tx
    .insertInto('notifications')
    .values({
      id: notificationId,
      company,
      subject_id: subjectId,
      subject_type: rules.of(values).tipos.get(subject) ?? subject,
      event_type: event,
      metadata: writeExact(metadata),
      created_at: now,
      expires_at: new Date(now.getTime() + days * DAY),
      feed_id: isActive && useFeed ? await newIdOf(work, `item do feed, ${subject}`) : null,
      ack_at: null,
    })
    .execute();
  if (!isActive || !useWebhook || !webhookConfig) return { notificationId, deliveryId: undefined };
  const deliveryId = await newIdOf(work, `entrega, ${subject}`);
  await tx
    .insertInto('deliveries')
    .values({
      id: deliveryId,
      company,
      notification_id: notificationId,
      subject_id: subjectId,
      status: 'PENDING',
      created_at: now,
      updated_at: now,
      next_attempt_at: now,
    })
    .execute();
  return { notificationId, deliveryId };
}

/** As the contract shapes it: what a delivery carries, and an item of the feed. */
export function presentNotification(notification: Notification): object {
  return {
    subjectId: notification.subject_id,
    subjectType: notification.subject_type,
    eventType: notification.event_type,
    metadata: parseExact(notification.metadata),
    expiresAt: notification.expires_at.toISOString(),
  };
}
