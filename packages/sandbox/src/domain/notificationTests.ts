import { defineRule } from '../rules/defineRule.js';
import { aBoolean, aText } from '../rules/readers.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';
import { presentDelivery } from './deliveries.js';
import { presentItem } from './feed.js';
import { notify } from './notifications.js';
import { newIdOf } from './storyIds.js';

const fields = defineRule('campos-dos-testes', { identificador: aText, evento: aText });
const again = defineRule('reenvio-de-teste', { aceita: aBoolean });
const parts = defineRule('partes-do-teste', { webhook: aText, feed: aText, nenhum: aText });

/** What a sent test became. */
export interface SentTest {
  notificationId: string;
  deliveryId: string | undefined;
}

/** Creates a test, which is a notification that can be sent. */
export async function createTest(work: Work): Promise<object> {
  const { tx, company, now } = work;
  const created = { id: await newIdOf(work, 'teste'), company, created_at: now };
  await tx.insertInto('notification_tests').values(created).execute();
  return present(work, created);
}

/** The account's tests, oldest first. */
export async function listTests(work: Work): Promise<object[]> {
  const rows = await work.tx
    .selectFrom('notification_tests')
    .selectAll()
    .where('company', '=', work.company)
    .orderBy('number')
    .execute();
  return rows.map((row) => present(work, row));
}

/** Sends a test by feed and webhook, as configured. @throws Refusal `missing`; `refused` a second time by the rule */
export async function sendTest(work: Work, id: string): Promise<SentTest> {
  const test = await work.tx
    .selectFrom('notification_tests')
    .select('id')
    .where('company', '=', work.company)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!test) throw Refusal.of('missing', 'caminho', `não há teste ${id} nesta conta`);
  if (!work.rules.of(again).aceita && (await wasSent(work, id))) {
    throw Refusal.of('refused', 'caminho', 'o teste já foi enviado');
  }
  const { evento } = work.rules.of(fields);
  return notify(work, { subject: 'teste', event: evento, subjectId: id, metadata: {} });
}

/** What a sent test became, for its answer. */
export async function presentSent(work: Work, sent: SentTest): Promise<object> {
  const { notificationId, deliveryId } = sent;
  const notification = await work.tx
    .selectFrom('notifications')
    .selectAll()
    .where('id', '=', notificationId)
    .executeTakeFirstOrThrow();
  const { webhook, feed, nenhum } = work.rules.of(parts);
  const isInFeed = notification.feed_id !== null;
  const delivery =
    deliveryId === undefined
      ? undefined
      : await work.tx
          .selectFrom('deliveries')
          .selectAll()
          .where('id', '=', deliveryId)
          .executeTakeFirstOrThrow();
  return {
    deliveryType: delivery ? webhook : isInFeed ? feed : nenhum,
    feedNotification: isInFeed ? presentItem(notification) : undefined,
    webhookDelivery: delivery && presentDelivery(delivery, notification),
  };
}

async function wasSent({ tx, company }: Work, id: string): Promise<boolean> {
  const sent = await tx
    .selectFrom('notifications')
    .select('id')
    .where('company', '=', company)
    .where('subject_id', '=', id)
    .executeTakeFirst();
  return sent !== undefined;
}

function present({ rules }: Work, { id, created_at }: { id: string; created_at: Date }): object {
  return { [rules.of(fields).identificador]: id, createdAt: created_at.toISOString() };
}
