import type { ResolvedContract } from '@frontier/openapi/resolve';
import * as z from 'zod';
import { findSecret } from '../auth/accounts.js';
import { Examples } from '../contract/Examples.js';
import { notify, sendAgain, subjectOf } from '../domain/notifications.js';
import { defineRule } from '../rules/defineRule.js';
import type { Runner } from '../server/Runner.js';
import { Refusal, requireOneOf } from '../work/Work.js';
import { anId } from './decide.js';

defineRule('notificacoes-pedidas', {});

export const resendOrder = z.strictObject({
  /** The delivery, its notification or its test. */
  id: anId,
  /** Shows the notification again to the command `listen`, whether or not it has a delivery. */
  listen: z.boolean().default(false),
});

/** Repeats the newest delivery of this id. @throws Refusal if there is none, or if it is still pending */
export async function resend(
  runner: Runner,
  { id, listen }: z.output<typeof resendOrder>,
): Promise<{ notificationId: string } | undefined> {
  const { store } = runner;
  const found = await store
    .selectFrom('notifications')
    .leftJoin('deliveries', 'notification_id', 'notifications.id')
    .leftJoin('notification_tests', 'notification_tests.id', 'notifications.subject_id')
    .select(['notifications.id', 'notifications.company', 'deliveries.id as delivery'])
    .where(({ or }) =>
      or({ 'notifications.id': id, 'deliveries.id': id, 'notification_tests.id': id }),
    )
    .orderBy('deliveries.number', (by) => by.desc().nullsLast())
    .orderBy('notifications.number', 'desc')
    .executeTakeFirst();
  if (!found) throw Refusal.of('missing', 'id', `não há entrega nem notificação ${id}`);
  const { company, delivery } = found;
  if (listen) {
    // Listeners hear it as a new one.
    await store
      .updateTable('notifications')
      .set({ heard: null })
      .where('id', '=', found.id)
      .execute();
    return { notificationId: found.id };
  }
  if (delivery === null) {
    throw Refusal.of('invalid', 'id', `a notificação ${id} não tem entrega por webhook`);
  }
  await runner.run(company, runner.rules.watch(), (work) => sendAgain(work, delivery));
  return undefined;
}

export const triggerOrder = z.strictObject({
  /** The name under `webhooks` in a contract. */
  event: z.string(),
  /** The account; the guides' account by default. */
  company: z.string().optional(),
});

/** Creates a notification from the contract's example of the event. @throws Refusal for an unknown event or account */
export async function trigger(
  runner: Runner,
  contracts: readonly ResolvedContract[],
  { event, company }: z.output<typeof triggerOrder>,
): Promise<{ notificationId: string }> {
  await runner.runDueJobs();
  requireOneOf('event', event, listEventNames(contracts));
  const examples = new Examples(contracts);
  const account = company ?? examples.guidesAccount().apiKey;
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

export function listEventNames(contracts: readonly ResolvedContract[]): string[] {
  return contracts.flatMap(({ notifications }) => Object.keys(notifications));
}
