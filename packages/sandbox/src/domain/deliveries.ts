import type { Selectable } from 'kysely';
import { defineRule } from '../rules/defineRule.js';
import { aNumber, listOf } from '../rules/readers.js';
import type { DeliveryTable } from '../store/webhookTables.js';
import type { Work } from '../work/Work.js';
import { type Notification, presentNotification } from './notifications.js';

const retries = defineRule('novas-tentativas', { esperasEmSegundos: listOf(aNumber) });

export type Delivery = Selectable<DeliveryTable>;

/** What an attempt met: the receiver's answer, or why there was none. */
export type Outcome = { status: number; body: string } | { error: string };

/**
 * Keeps the outcome of an attempt, and when the next one is; after the last the delivery has failed. Of an attempt
 * that lost its lease nothing is kept once there is another.
 */
export async function recordOutcome(
  { tx, now, rules }: Work,
  { id, attempts }: Delivery,
  outcome: Outcome,
): Promise<void> {
  const isDelivered = 'status' in outcome && outcome.status >= 200 && outcome.status < 300;
  const wait = rules.of(retries).esperasEmSegundos[attempts - 1];
  const isLast = wait === undefined;
  await tx
    .updateTable('deliveries')
    .set({
      status: isDelivered ? 'SUCCESS' : isLast ? 'FAILED' : 'PENDING',
      response_status: 'status' in outcome ? outcome.status : null,
      response_body: 'status' in outcome ? outcome.body : null,
      error_message: isDelivered ? null : tellFailure(outcome),
      updated_at: now,
      delivered_at: isDelivered ? now : null,
      next_attempt_at: new Date(now.getTime() + (wait ?? 0) * 1000),
      leased_until: null,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** As the contract shapes it. */
export function presentDelivery(delivery: Delivery, notification: Notification): object {
  return {
    id: delivery.id,
    notificationId: delivery.notification_id,
    status: delivery.status,
    attempts: delivery.attempts,
    responseStatus: delivery.response_status ?? undefined,
    errorMessage: delivery.error_message ?? undefined,
    payload: presentNotification(notification),
    responseBody: delivery.response_body ?? undefined,
    createdAt: delivery.created_at.toISOString(),
    deliveredAt: delivery.delivered_at?.toISOString(),
    updatedAt: delivery.updated_at.toISOString(),
  };
}

function tellFailure(outcome: Outcome): string {
  return 'error' in outcome ? outcome.error : `O receptor respondeu ${outcome.status}.`;
}
