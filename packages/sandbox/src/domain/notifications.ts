import { writeExact } from '../exact/exactJson.js';
import { defineRule } from '../rules/defineRule.js';
import { aNumber, aText, mapOf } from '../rules/readers.js';
import type { Work } from '../work/Work.js';

const values = defineRule('valores-das-notificacoes', { tipos: mapOf(aText) });
const expiry = defineRule('expiracao-das-notificacoes', { dias: aNumber });

const DAY = 24 * 60 * 60 * 1000;

export interface Notice {
  /** What it is about: a name that the rule gives a `subjectType`. */
  subject: string;
  /** Name of the notification under `webhooks` in the contract: `cadastroAprovado`. */
  event: string;
  /** Its identifier in the answers of the API. */
  subjectId: string;
  metadata: Record<string, unknown>;
}

/** Keeps a notification of this change, in the same transaction: it is sent if, and only if, the change is. */
export async function notify(work: Work, notice: Notice): Promise<void> {
  const { tx, company, now, rules } = work;
  const { subject, event, subjectId, metadata } = notice;
  await tx
    .insertInto('notifications')
    .values({
      id: await work.newId(),
      company,
      subject_id: subjectId,
      subject_type: rules.of(values).tipos.get(subject) ?? subject,
      event_type: event,
      metadata: writeExact(metadata),
      created_at: now,
      expires_at: new Date(now.getTime() + rules.of(expiry).dias * DAY),
    })
    .execute();
}
