import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Contract } from '../contract/Contract.js';
import { presentNotification, testEvent } from '../domain/notifications.js';
import { isWebAddress, readSettings, type WebhookSettings } from '../domain/webhookSettings.js';
import { writeExact } from '../exact/exactJson.js';
import type { Runner } from '../server/Runner.js';
import type { Row } from '../store/Database.js';
import type { Store } from '../store/openStore.js';
import { answer } from '../webhooks/Deliverer.js';
import { buildRequest, type OutgoingRequest } from '../webhooks/sendDelivery.js';
import { readClock } from '../work/clock.js';
import { Refusal } from '../work/Work.js';
import { listEvents } from './deliveries.js';

/** The most notifications of one answer. */
const MOST = 100;

export interface ListenOrder {
  /** The `next` of the answer before; without it the order only says where it begins: now. */
  after?: string;
  /** Only these events; all without any. */
  events?: string[];
  /** Where the requests are to go; without it none are prepared. */
  forwardTo?: string;
  /** Signs for accounts that have no `webhookConfig`. */
  secret?: string;
}

/** A notification, with the delivery of it that whoever asked makes himself. */
export interface HeardNotification {
  id: string;
  company: string;
  event: string;
  subjectId: string;
  createdAt: Date;
  request?: OutgoingRequest;
}

/**
 * Where a listener is: in the store that an epoch is of, before the transaction `from`. In the middle of a list
 * also before `to`, and after the row of a number.
 */
interface Place {
  epoch: string;
  from: string;
  to?: string;
  number: string;
}

const PLACE = /^([\da-f-]{36})\.(\d{1,19})\.(\d{1,19})?\.(\d{1,18})$/;

/**
 * The notifications of all accounts since a place, and the place to go on from: none is left out and none comes twice,
 * with several processes at one store too. After a reset all that came since then.
 *
 * Only what transactions made is told that ended before the oldest one that still runs began: no other can come to
 * sight later. Of that, the order is that of the rows' numbers, which is each subject's.
 * @throws Refusal on a place that no answer gave, an unknown event, or an address that is none
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
  const place = order.after === undefined ? undefined : readPlace(order.after);
  if (!place)
    return { items: [], next: writePlace({ epoch, from: settled, number: '0' }), segundos };
  const start = place.epoch === epoch ? place : { epoch, from: '0', number: '0' };
  const to = start.to ?? settled;
  const rows = await readRows(store, { ...start, to }, order.events);
  const last = rows.length === MOST ? rows.at(-1) : undefined;
  const next = last
    ? { ...start, to, number: String(last.number) }
    : { epoch, from: to, number: '0' };
  const items = await prepare(runner, rows, order);
  return { items, next: writePlace(next), segundos };
}

/** Which store this is since its last reset, and the oldest transaction that may still make something. */
async function readEpoch(store: Store): Promise<{ epoch: string; settled: string }> {
  const found = await store
    .selectFrom('store_epoch')
    .select('id as epoch')
    .select(sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`.as('settled'))
    .executeTakeFirst();
  if (found) return found;
  await store
    .insertInto('store_epoch')
    .values({ id: randomUUID() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return readEpoch(store);
}

function readRows(store: Store, { from, to, number }: Place, events: string[] | undefined) {
  let query = store
    .selectFrom('notifications')
    .selectAll()
    .where(sql<boolean>`made_in >= ${from}::xid8 and made_in < ${to}::xid8`)
    .where(sql<boolean>`number > ${number}::bigint`)
    .orderBy('number')
    .limit(MOST);
  if (events && events.length > 0) query = query.where('event_type', 'in', events);
  return query.execute();
}

/** Addresses and signs each as its account's deliveries are. */
async function prepare(
  runner: Runner,
  rows: Row<'notifications'>[],
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
    const { company, created_at, event_type, id, subject_id } = row;
    const own = settings.get(company)?.webhookConfig;
    const config = own ?? { authType: 'HMAC' as const, hmacSecret: secret };
    const body = writeExact(presentNotification(row));
    return {
      id,
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

function readPlace(text: string): Place {
  const [, epoch, from, to, number] = PLACE.exec(text) ?? [];
  if (epoch === undefined || from === undefined || number === undefined) {
    throw Refusal.of('invalid', 'after', 'deve ser o next de uma resposta, como veio');
  }
  return { epoch, from, number, ...(to !== undefined && { to }) };
}

function writePlace({ epoch, from, to = '', number }: Place): string {
  return [epoch, from, to, number].join('.');
}
