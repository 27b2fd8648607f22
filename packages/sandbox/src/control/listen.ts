import type { ResolvedContract } from '@frontier/openapi/resolve';
import { sql } from 'kysely';
import * as z from 'zod';
import { isWebAddress, readSettings } from '../domain/webhookSettings.js';
import type { Runner } from '../server/Runner.js';
import type { Store } from '../store/openOn.js';
import { buildRequest } from '../webhooks/buildRequest.js';
import { answer, writeNotification } from '../webhooks/Deliverer.js';
import { readClock } from '../work/clock.js';
import { Refusal } from '../work/Work.js';

/** Maximum number of notifications per response. */
const MOST = 100;

export const listenOrder = z.strictObject({
  /** `next` of the previous response. Without it the response is empty and its `next` is the current position. */
  after: z.string().optional(),
  /** Target address of the prepared requests; without it none are prepared. */
  forwardTo: z.string().optional(),
  /** HMAC secret for accounts without a `webhookConfig`. */
  secret: z.string().optional(),
});

export type ListenOrder = z.output<typeof listenOrder>;

/** Serialises the numbering, so that no listener sees a number before a lower one. */
const LOCK = 4173;

/**
 * Lists the notifications of all accounts after a position, with the next position. No notification is skipped or
 * repeated, even when several processes share the store, or the store is emptied or replaced.
 * @throws Refusal for an invalid position or an invalid address
 */
export async function listen(
  runner: Runner,
  contracts: readonly ResolvedContract[],
  order: ListenOrder,
) {
  const { store } = runner;
  await runner.runDueJobs();
  const rules = runner.rules.watch();
  const { after, forwardTo } = order;
  if (forwardTo !== undefined && !isWebAddress(forwardTo)) {
    throw Refusal.of('invalid', 'forwardTo', 'deve ser um endereço http ou https');
  }
  if (after !== undefined && !/^\d{1,18}$/.test(after)) {
    throw Refusal.of('invalid', 'after', 'deve ser o next de uma resposta, sem alteração');
  }
  const { segundos } = rules.of(answer);
  const last = await numberNew(store);
  if (after === undefined) return { items: [], next: String(last), segundos };
  const rows = await store
    .selectFrom('notifications')
    .leftJoin('notification_tests', 'notification_tests.id', 'subject_id')
    .selectAll('notifications')
    .select('notification_tests.id as test_id')
    .where('heard', '>', Number(after))
    .orderBy('heard')
    .limit(MOST)
    .execute();
  const read = rows.at(-1)?.heard ?? 0;
  const next = rows.length === MOST ? read : Math.max(Number(after), last, read);
  const now = await readClock(store);
  const items = rows.map(async (row) => {
    const { company, created_at, event_type, id, subject_id, test_id } = row;
    const { webhookConfig } = await runner.read(company, rules, readSettings, { now });
    const config = webhookConfig ?? { authType: 'HMAC' as const, hmacSecret: order.secret ?? '' };
    return {
      id: test_id ?? id,
      company,
      event: event_type,
      subjectId: subject_id,
      createdAt: created_at,
      ...(forwardTo !== undefined && {
        request: buildRequest(
          rules,
          { ...config, webhookUrl: forwardTo },
          writeNotification(contracts, row, rules),
        ),
      }),
    };
  });
  return { items: await Promise.all(items), next: String(next), segundos };
}

/**
 * Numbers the notifications that no listener has seen yet. Numbers of rows would not do: a transaction may end after
 * one with higher numbers. The numbers are microseconds of real time, so they also rise from one store to the next.
 * @returns the highest number so far
 */
async function numberNew(store: Store): Promise<number> {
  return store.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
    const { rows } = await sql<{ last: number; hasNew: boolean }>`
      select (select coalesce(max(heard), 0) from notifications) as last,
        exists (select from notifications where heard is null) as "hasNew"`.execute(tx);
    const [{ hasNew, last }] = rows as [{ last: number; hasNew: boolean }];
    if (!hasNew) return last;
    const made = await sql<{ heard: number }>`update notifications set heard = ordered.heard from (
        select id, row_number() over (order by number)
          + greatest(${last}, (extract(epoch from clock_timestamp()) * 1000000)::bigint) as heard
        from notifications where heard is null) as ordered
      where notifications.id = ordered.id returning notifications.heard`.execute(tx);
    return Math.max(...made.rows.map(({ heard }) => heard));
  });
}
