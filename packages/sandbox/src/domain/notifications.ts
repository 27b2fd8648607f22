import { sql } from 'kysely';
import { lowerId } from '../contract/formats.js';
import { parseExact, writeExact } from '../exact/exactJson.js';
import {
  aBoolean,
  aFieldName,
  aNumber,
  aText,
  aWholeNumber,
  defineRule,
  listOf,
  mapOf,
  oneOf,
} from '../rules/defineRule.js';
import type { WatchedRules } from '../rules/Rules.js';
import type { Row } from '../store/Database.js';
import { AfterDelivery, type Input, type ServiceCalls } from '../work/ServiceCall.js';
import { Refusal, type Work } from '../work/Work.js';
import { DAY } from './days.js';
import { findRow, getRow, insertRow, listRows, newIdOf } from './rows.js';
import { expiry, readSettings } from './webhookSettings.js';

const subjects = defineRule('valores-das-notificacoes', { tipos: mapOf(aText) });
/** The value of `perfil` that selects `esperasEmSegundos`. */
const OWN_LIST = 'lista';
const retries = defineRule(
  'novas-tentativas',
  { perfil: aText, esperasEmSegundos: listOf(aNumber), perfis: mapOf(listOf(aNumber)) },
  ({ issues, value: { perfil, perfis } }) => {
    if (perfil === OWN_LIST || perfis.has(perfil)) return;
    const message = `deve ser um de: ${[OWN_LIST, ...perfis.keys()].join(', ')}`;
    issues.push({ code: 'custom', input: perfil, path: ['perfil'], message });
  },
);
const repetition = defineRule('entregas-repetidas', { vezes: aWholeNumber(1, 10) });
export const deliveryOrder = defineRule('ordem-das-entregas', {
  ordem: oneOf('criacao', 'trocada'),
  segundos: aNumber,
});
const feedContents = defineRule('conteudo-do-feed', {
  confirmados: aBoolean,
  maximo: aWholeNumber(0, 100_000),
});
const acks = defineRule('acks-invalidos', { recusaDesconhecido: aBoolean });
const testFields = defineRule('campos-dos-testes', {
  identificador: aFieldName('createdAt'),
  evento: aText,
});
const resending = defineRule('reenvio-de-teste', { aceita: aBoolean });
const testParts = defineRule('partes-do-teste', { webhook: aText, feed: aText, nenhum: aText });

type Notification = Row<'notifications'>;
export type Delivery = Row<'deliveries'>;

/** The kind of an event's subject: the rule's kind that begins the event's name. */
export function subjectOf(rules: WatchedRules, event: string): string {
  return [...rules.of(subjects).tipos.keys()].find((name) => event.startsWith(name)) ?? event;
}

interface NewNotification {
  /** The kind of its subject: a key of the rule that maps it to a `subjectType`. */
  subject: string;
  /** Name of the notification under `webhooks` in the contract: `cadastroAprovado`. */
  event: string;
  subjectId: string;
  metadata: Record<string, unknown>;
}

/**
 * Stores a notification in the feed and the outbox, as the account is configured. It shares the change's transaction,
 * so it is sent if, and only if, the change is committed.
 */
export async function notify(
  work: Work,
  { subject, event, subjectId, metadata }: NewNotification,
): Promise<{ notificationId: string; deliveryId?: string }> {
  const { now, rules } = work;
  const { daysBeforeExpiration, isActive, useFeed, useWebhook, webhookConfig } =
    await readSettings(work);
  const notificationId = await work.newId();
  await insertRow(work, 'notifications', {
    id: notificationId,
    subject_id: subjectId,
    subject_type: rules.peek(subjects).tipos.get(subject) ?? subject,
    event_type: event,
    metadata: writeExact(metadata),
    created_at: now,
    expires_at: new Date(now.getTime() + daysBeforeExpiration.toNumber() * DAY),
    feed_id: isActive && useFeed ? await newIdOf(work, `item do feed, ${subject}`) : null,
  });
  if (!isActive || !useWebhook || !webhookConfig) return { notificationId };
  const deliveryId = await newIdOf(work, `entrega, ${subject}`);
  await insertRow(work, 'deliveries', {
    id: deliveryId,
    notification_id: notificationId,
    subject_id: subjectId,
    status: 'PENDING',
    created_at: now,
    updated_at: now,
    next_attempt_at: await findStart(work, subjectId),
  });
  work.notifyPending();
  return { notificationId, deliveryId };
}

/** When a new delivery is due. If the rule swaps the order, the first one waits, and later ones overtake it. */
async function findStart(work: Work, subjectId: string): Promise<Date> {
  const { now, rules } = work;
  const { ordem, segundos } = rules.peek(deliveryOrder);
  if (ordem === 'criacao') return now;
  rules.note(deliveryOrder);
  const earlier = { subject_id: subjectId, status: 'PENDING' } as const;
  return (await findRow(work, 'deliveries', earlier)) ? now : new Date(+now + segundos * 1000);
}

export function presentNotification(notification: Notification): object {
  return {
    subjectId: notification.subject_id,
    subjectType: notification.subject_type,
    eventType: notification.event_type,
    metadata: parseExact(notification.metadata),
    expiresAt: notification.expires_at.toISOString(),
  };
}

/** A response, or why there is none. */
export type DeliveryOutcome = { status?: number; body?: string; error?: string };

/**
 * Records the outcome of an attempt and the time of the next one; after the last the delivery fails. The wait counts
 * from the scheduled time plus the duration of the attempt, so a clock that jumps over several retries makes them all.
 * An attempt that lost its lease records nothing once another has begun.
 * @param took milliseconds
 */
export async function recordOutcome(
  { tx, now, rules }: Work,
  { id, attempts, attempts_before, delivered_at, next_attempt_at }: Delivery,
  { body, error, status }: DeliveryOutcome,
  took: number,
): Promise<void> {
  const isDelivered = status !== undefined && status >= 200 && status < 300;
  const { esperasEmSegundos, perfil, perfis } = rules.of(retries);
  const waits = perfil === OWN_LIST ? esperasEmSegundos : perfis.get(perfil);
  const wait = waits?.[attempts - attempts_before - 1];
  const wasDelivered = delivered_at !== null;
  const isReceived = isDelivered || wasDelivered;
  // Attempts after the first success are repetitions.
  const before = isDelivered && !wasDelivered ? attempts - 1 : attempts_before;
  const isRepeated = isReceived && attempts - before < rules.peek(repetition).vezes;
  if (isRepeated) rules.note(repetition);
  const outcomeStatus = isReceived ? 'SUCCESS' : 'FAILED';
  await tx
    .updateTable('deliveries')
    .set({
      status: isRepeated || (!isReceived && wait !== undefined) ? 'PENDING' : outcomeStatus,
      attempts_before: before,
      response_status: status ?? null,
      response_body: body ?? null,
      error_message: isDelivered ? null : (error ?? `O receptor respondeu ${status}.`),
      updated_at: now,
      delivered_at: isDelivered ? now : delivered_at,
      next_attempt_at: new Date(next_attempt_at.getTime() + took + (wait ?? 0) * 1000),
      leased_until: null,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/**
 * Sends a finished delivery again, with the same notification and id; its retries start over.
 * @throws Refusal `invalid` if the delivery is pending
 */
export async function sendAgain({ tx, now }: Work, id: string): Promise<void> {
  const again = await tx
    .updateTable('deliveries')
    .set(({ ref }) => ({
      status: 'PENDING' as const,
      attempts_before: ref('attempts'),
      delivered_at: null,
      next_attempt_at: now,
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('status', '<>', 'PENDING')
    .returning('id')
    .executeTakeFirst();
  if (again) return;
  throw Refusal.of('invalid', 'id', `a entrega ${id} ainda está PENDING: espera a sua vez`);
}

function presentDelivery(delivery: Delivery, notification: Notification): object {
  return {
    id: delivery.id,
    notificationId: notification.subject_id,
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

/**
 * The account's feed without expired items: unconfirmed ones first, oldest first, so that confirming reveals the next;
 * then confirmed ones, newest first.
 */
async function listFeed(work: Work): Promise<object[]> {
  const { tx, company, now, rules } = work;
  const { confirmados, maximo } = rules.peek(feedContents);
  let query = tx
    .selectFrom('notifications')
    .selectAll()
    .where('company', '=', company)
    .where('feed_id', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy(sql`ack_at is not null`)
    .orderBy(sql`case when ack_at is null then number else -number end`)
    .limit(maximo);
  if (!confirmados) query = query.where('ack_at', 'is', null);
  const items = await query.execute();
  if (items.length > 0 || !confirmados) rules.note(feedContents);
  return items.map((item) => presentItem(work, item));
}

/** Confirms items of the feed; each keeps the instant of its first confirmation. Unknown ids are ignored. */
async function acknowledge(work: Work, { ids }: Input<'confirmarRecebimento'>): Promise<object[]> {
  const { tx, company, now, rules } = work;
  const answers = [];
  for (const id of new Set(ids.map(lowerId))) {
    const item = await tx
      .updateTable('notifications')
      .set(({ fn, val, ref }) => ({ ack_at: fn.coalesce(ref('ack_at'), val(now)) }))
      .where('company', '=', company)
      .where('feed_id', '=', id)
      .returning('ack_at')
      .executeTakeFirst();
    if (item?.ack_at?.getTime() !== now.getTime()) rules.note(acks);
    if (item) answers.push({ id, ackAt: item.ack_at?.toISOString() });
    else if (rules.peek(acks).recusaDesconhecido) {
      const problem = `não há notificação “${id}” no feed desta conta`;
      throw Refusal.by(acks, 'corpo/ids', problem, 'missing');
    }
  }
  return answers;
}

function presentItem({ rules }: Work, notification: Notification): object {
  rules.note(subjects);
  rules.note(expiry);
  return {
    id: notification.feed_id,
    ackAt: notification.ack_at?.toISOString(),
    notification: presentNotification(notification),
  };
}

async function createTest(work: Work): Promise<object> {
  const id = await newIdOf(work, 'teste');
  const created = await insertRow(work, 'notification_tests', { id, created_at: work.now });
  return presentTest(work, created);
}

async function listTests(work: Work): Promise<object[]> {
  const rows = await listRows(work, 'notification_tests', { company: work.company });
  return rows.map((row) => presentTest(work, row));
}

async function sendTest(work: Work, id: string): Promise<AfterDelivery> {
  await getRow(work, 'notification_tests', { id }, `teste ${id}`);
  const isSent = await findRow(work, 'notifications', { subject_id: id });
  if (isSent && !work.rules.of(resending).aceita) {
    throw Refusal.by(resending, 'caminho', 'o teste já foi enviado');
  }
  const { evento: event } = work.rules.of(testFields);
  const sent = await notify(work, { subject: 'teste', event, subjectId: id, metadata: {} });
  return new AfterDelivery(sent.deliveryId, (later) => presentSent(later, sent));
}

async function presentSent(
  work: Work,
  { notificationId, deliveryId }: Awaited<ReturnType<typeof notify>>,
): Promise<object> {
  const notification = await getRow(work, 'notifications', { id: notificationId }, 'notificação');
  const delivery = deliveryId && (await getRow(work, 'deliveries', { id: deliveryId }, 'entrega'));
  const { webhook, feed, nenhum } = work.rules.of(testParts);
  const isInFeed = notification.feed_id !== null;
  return {
    deliveryType: delivery ? webhook : isInFeed ? feed : nenhum,
    feedNotification: isInFeed ? presentItem(work, notification) : undefined,
    webhookDelivery: delivery ? presentDelivery(delivery, notification) : undefined,
  };
}

function presentTest({ rules }: Work, { id, created_at }: Row<'notification_tests'>): object {
  return { [rules.of(testFields).identificador]: id, createdAt: created_at.toISOString() };
}

export const notificationCalls = {
  listarNotificacoes: { act: listFeed },
  confirmarRecebimento: { act: acknowledge },
  listarTestesDeNotificacao: { act: listTests },
  criarTesteDeNotificacao: { act: createTest },
  enviarTesteDeNotificacao: { act: sendTest },
} satisfies ServiceCalls;
