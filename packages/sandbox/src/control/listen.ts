import { sql } from 'kysely';
import type { Contract } from '../contract/Contract.js';
import { testEvent } from '../domain/notifications.js';
import { isWebAddress, readSettings, type WebhookSettings } from '../domain/webhookSettings.js';
import type { Runner } from '../server/Runner.js';
import type { Row } from '../store/Database.js';
import type { Store } from '../store/openOn.js';
import { buildRequest, type OutgoingRequest } from '../webhooks/buildRequest.js';
import { answer } from '../webhooks/Deliverer.js';
import { writeNotification } from '../webhooks/writeNotification.js';
import { readClock } from '../work/clock.js';
import { Refusal } from '../work/Work.js';
import { listEvents } from './deliveries.js';

/** Maximum number of notifications per response. */
const MOST = 100;

export interface ListenOrder {
  /** `next` of the previous response. Without it the response is empty and its `next` is the current position. */
  after?: string;
  /** Filters by event; all events by default. */
  events?: string[];
  /** Target address of the prepared requests; without it none are prepared. */
  forwardTo?: string;
  /** HMAC secret for accounts without a `webhookConfig`. */
  secret?: string;
}

/** A notification, with the delivery request that the listener sends. */
export interface HeardNotification {
  id: string;
  company: string;
  event: string;
  subjectId: string;
  createdAt: Date;
  request?: OutgoingRequest;
}

/**
 * A listener's position in the store of an `epoch`: it has seen every transaction before `from`. Within a long list
 * it reads on up to the transaction `to`, after the row `number`.
 */
interface ListenCursor {
  epoch: string;
  from: string;
  to?: string;
  number: string;
}

const CURSOR = /^([\da-f-]{36})\.(\d{1,19})\.(\d{1,19})?\.(\d{1,18})$/;

/**
 * Lists the notifications of all accounts after a cursor, with the next cursor. No notification is skipped or repeated,
 * even when several processes share the store. After a reset the list starts with the first notification since then.
 *
 * It only includes transactions older than the oldest running one, because a running transaction may still insert
 * rows with lower numbers. The order is by row number, which keeps the order of each subject.
 * @throws Refusal for an invalid cursor, an unknown event or an invalid address
 */
export async function listen(runner: Runner, contracts: readonly Contract[], order: ListenOrder) {
  const { store } = runner;
  await runner.passTime();
  const rules = runner.rules.watch();
  const known = [...listEvents(contracts), testEvent(rules)];
  const unknown = order.events?.find((event) => !known.includes(event));
  if (unknown !== undefined) {
    const problem = `${unknown} não é um de: ${known.join(', ')}`;
    throw Refusal.of('invalid', 'events', problem);
  }
  const { forwardTo } = order;
  if (forwardTo !== undefined && !isWebAddress(forwardTo)) {
    throw Refusal.of('invalid', 'forwardTo', 'deve ser um endereço http ou https');
  }
  const { segundos } = rules.of(answer);
  const { epoch, settled } = await readEpoch(store);
  const cursor = order.after === undefined ? undefined : parseCursor(order.after);
  if (!cursor)
    return { items: [], next: writeCursor({ epoch, from: settled, number: '0' }), segundos };
  const start = cursor.epoch === epoch ? cursor : { epoch, from: '0', number: '0' };
  const to = start.to ?? settled;
  const rows = await readRows(store, { ...start, to }, order.events);
  const last = rows.length === MOST ? rows.at(-1) : undefined;
  const next = last
    ? { ...start, to, number: String(last.number) }
    : { epoch, from: to, number: '0' };
  const items = await prepare(runner, contracts, rows, order);
  return { items, next: writeCursor(next), segundos };
}

/** The id that the store got at its last reset, and the oldest running transaction. */
async function readEpoch(store: Store): Promise<{ epoch: string; settled: string }> {
  const found = await store
    .selectFrom('store_epoch')
    .select('id as epoch')
    .select(sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`.as('settled'))
    .executeTakeFirst();
  if (found) return found;
  await store
    .insertInto('store_epoch')
    .values({ id: crypto.randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readEpoch(store);
}

function readRows(store: Store, { from, to, number }: ListenCursor, events: string[] | undefined) {
  let query = store
    .selectFrom('notifications')
    .leftJoin('notification_tests', 'notification_tests.id', 'subject_id')
    .selectAll('notifications')
    .select('notification_tests.id as test_id')
    .where(sql<boolean>`made_in >= ${from}::xid8 and made_in < ${to}::xid8`)
    .where(sql<boolean>`notifications.number > ${number}::bigint`)
    .orderBy('notifications.number')
    .limit(MOST);
  if (events && events.length > 0) query = query.where('event_type', 'in', events);
  return query.execute();
}

/** Builds the requests with each account's webhook authentication. */
async function prepare(
  runner: Runner,
  contracts: readonly Contract[],
  rows: (Row<'notifications'> & { test_id: string | null })[],
  { forwardTo, secret = '' }: ListenOrder,
): Promise<HeardNotification[]> {
  const rules = runner.rules.watch();
  const now = await readClock(runner.store);
  const settings = new Map<string, WebhookSettings>();
  for (const { company } of rows) {
    if (!settings.has(company)) {
      settings.set(company, await runner.read(company, rules, readSettings, { now }));
    }
  }
  return rows.map((row) => {
    const { company, created_at, event_type, id, subject_id, test_id } = row;
    const own = settings.get(company)?.webhookConfig;
    const config = own ?? { authType: 'HMAC' as const, hmacSecret: secret };
    const body = writeNotification(contracts, row, rules);
    return {
      id: test_id ?? id,
      company,
      event: event_type,
      subjectId: subject_id,
      createdAt: created_at,
      ...(forwardTo !== undefined && {
        request: buildRequest(rules, { ...config, webhookUrl: forwardTo }, body),
      }),
    };
  });
}

function parseCursor(text: string): ListenCursor {
  const [, epoch, from, to, number] = CURSOR.exec(text) ?? [];
  if (epoch === undefined || from === undefined || number === undefined) {
    throw Refusal.of('invalid', 'after', 'deve ser o next de uma resposta, como veio');
  }
  return { epoch, from, number, ...(to !== undefined && { to }) };
}

function writeCursor({ epoch, from, to = '', number }: ListenCursor): string {
  return [epoch, from, to, number].join('.');
}
