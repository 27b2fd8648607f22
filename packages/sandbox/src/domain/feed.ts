import { defineRule } from '../rules/defineRule.js';
import { aBoolean, aNumber } from '../rules/readers.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { type Notification, presentNotification } from './notifications.js';

const contents = defineRule('conteudo-do-feed', { confirmados: aBoolean, maximo: aNumber });
const acks = defineRule('acks-invalidos', { recusaDesconhecido: aBoolean });

/** The account's feed without what expired, oldest first. */
export async function listFeed({ tx, company, now, rules }: Work): Promise<object[]> {
  const { confirmados, maximo } = rules.of(contents);
  let query = tx
    .selectFrom('notifications')
    .selectAll()
    .where('company', '=', company)
    .where('feed_id', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('number')
    .limit(maximo);
  if (!confirmados) query = query.where('ack_at', 'is', null);
  return (await query.execute()).map(presentItem);
}

/**
 * Confirms items of the feed: each keeps the instant of its first confirmation. What is unknown is left out.
 * @throws Refusal `missing` for what is unknown, where the rule says so
 */
export async function acknowledge(work: Work, ids: string[]): Promise<object[]> {
  const { tx, company, now, rules } = work;
  const { recusaDesconhecido } = rules.of(acks);
  const answers = [];
  for (const id of new Set(ids)) {
    const item = await tx
      .updateTable('notifications')
      .set(({ fn, val, ref }) => ({ ack_at: fn.coalesce(ref('ack_at'), val(now)) }))
      .where('company', '=', company)
      .where('feed_id', '=', id)
      .returning('ack_at')
      .executeTakeFirst();
    if (item) answers.push({ id, ackAt: item.ack_at?.toISOString() });
    else if (recusaDesconhecido) {
      throw Refusal.of('missing', 'corpo/ids', `não há notificação ${id} no feed desta conta`);
    }
  }
  return answers;
}

/** An item of the feed; `ackAt` is there from its confirmation on. */
export function presentItem(notification: Notification): object {
  return {
    id: notification.feed_id,
    ackAt: notification.ack_at?.toISOString(),
    notification: presentNotification(notification),
  };
}
