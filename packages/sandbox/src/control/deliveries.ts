import { findSecret } from '../auth/accounts.js';
import type { Contract } from '../contract/Contract.js';
import { Examples } from '../contract/Examples.js';
import { notify, sendAgain, subjectOf } from '../domain/notifications.js';
import { aBoolean, defineRule } from '../rules/defineRule.js';
import type { Runner } from '../server/Runner.js';
import type { Store } from '../store/openStore.js';
import { Refusal } from '../work/Work.js';

const ordered = defineRule('notificacoes-pedidas', { aceita: aBoolean });

/** Part of a list: so many after so many. */
export interface Page {
  limit: number;
  offset: number;
}

/** Deliveries of all accounts, the newest first, and how many there are. */
export async function listDeliveries(store: Store, { limit, offset }: Page) {
  const { total } = await store
    .selectFrom('deliveries')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await store
    .selectFrom('deliveries')
    .innerJoin('notifications', 'notifications.id', 'deliveries.notification_id')
    .selectAll('deliveries')
    .select('notifications.event_type')
    .orderBy('deliveries.number', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const items = rows.map((row) => ({
    id: row.id,
    notificationId: row.notification_id,
    company: row.company,
    event: row.event_type,
    subjectId: row.subject_id,
    status: row.status,
    attempts: row.attempts,
    responseStatus: row.response_status,
    error: row.error_message,
    nextAttemptAt: row.status === 'PENDING' ? row.next_attempt_at : null,
    deliveredAt: row.delivered_at,
    createdAt: row.created_at,
  }));
  return { items, total: Number(total) };
}

/**
 * Has a delivery of any account go out again, found by its id or its notification's.
 * @throws Refusal where there is none, where it still waits, or by the rule
 */
export async function resend(runner: Runner, { id }: { id: string }): Promise<void> {
  requireAccepted(runner);
  const { store } = runner;
  const found = await store
    .selectFrom('deliveries')
    .select(['id', 'company'])
    .where(({ eb, or }) => or([eb('id', '=', id), eb('notification_id', '=', id)]))
    .executeTakeFirst();
  if (found) {
    await runner.run(found.company, runner.rules.watch(), (work) => sendAgain(work, found.id));
    return;
  }
  const notification = await store
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  throw notification
    ? Refusal.of(
        'refused',
        'id',
        `a notificação ${id} não saiu por webhook: só foi ao feed, se foi`,
      )
    : Refusal.of('missing', 'id', `não há entrega nem notificação ${id}`);
}

/** A notification that nothing has happened for. */
export interface Trigger {
  /** Its name under `webhooks` in a contract. */
  event: string;
  /** The account; the guides' own if not said. */
  company?: string;
}

/**
 * Makes a notification of the contract's example of it, for feed and webhook as any other.
 * @throws Refusal naming the events there are, on an unknown account, or by the rule
 */
export async function trigger(
  runner: Runner,
  contracts: readonly Contract[],
  { event, company }: Trigger,
): Promise<{ notificationId: string }> {
  await runner.passTime();
  requireAccepted(runner);
  const events = listEvents(contracts);
  if (!events.includes(event)) {
    throw Refusal.of('invalid', 'event', `deve ser um de: ${events.join(', ')}`);
  }
  const examples = new Examples(contracts);
  const account = company ?? guidesAccount(examples);
  if (findSecret(runner.rules, account) === undefined) {
    throw Refusal.of('missing', 'company', `a conta ${account} não está na regra contas`);
  }
  const { metadata, subjectId } = examples.notification(event) as {
    metadata: Record<string, unknown>;
    subjectId: string;
  };
  return runner.run(account, runner.rules.watch(), async (work) => {
    const subject = subjectOf(work.rules, event);
    const { notificationId } = await notify(work, { subject, event, subjectId, metadata });
    return { notificationId };
  });
}

/** The events that the contracts name, in their order. */
export function listEvents(contracts: readonly Contract[]): string[] {
  return contracts.flatMap(({ notifications }) => notifications);
}

function guidesAccount(examples: Examples): string {
  return (examples.request('gerarTokenDeAcesso').value as { apiKey: string }).apiKey;
}

function requireAccepted({ rules }: Runner): void {
  if (rules.of(ordered).aceita) return;
  throw Refusal.of('refused', 'controle', 'a regra notificacoes-pedidas não aceita');
}
