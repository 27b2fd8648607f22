import { CamelCasePlugin, sql } from 'kysely';
import { lowerId } from '../contract/formats.js';
import { readChoices } from '../domain/decisions.js';
import { readHeld } from '../domain/ledger.js';
import { criteria } from '../domain/operations.js';
import { findEvents } from '../domain/statuses.js';
import { isStorable } from '../exact/exactJson.js';
import type { Runner } from '../server/Runner.js';
import type { Store } from '../store/openOn.js';
import { readClock } from '../work/clock.js';
import { Refusal } from '../work/Work.js';

/** Maximum rows per page, so that no call reads a whole table. */
export const LONGEST_PAGE = 1000;

const CODE = '(select code from operations where operations.id = operation_id) as code';

/** The visible columns of each table; they contain no secrets. */
const COLUMNS = {
  registrations: `id, company, status, cnpj, funcao, data->>'razaoSocial' as "razaoSocial"`,
  requests: 'id, company, status, tipo, issuer, issue_number, code',
  operations:
    'id, company, status, code, tipo, quantity, issued_on, matures_on, amended, suspended, closed',
  offers: `id, company, status, quantity, settlement, created_on, ${CODE}`,
  movements: `id, company, status, kind, quantity,
    case kind when 'TRANSFERENCIA_CUSTODIA' then from_custodian else from_holder end as from_party,
    case kind when 'TRANSFERENCIA_CUSTODIA' then to_custodian else to_holder end as to_party, created_on,
    ${CODE}`,
  financial_events: `id, company, status, kind, amount, due_on, paid_on, ${CODE}`,
  blocks: `id, company, case when released then 'liberado' else 'ativo' end as status, kind, holder,
    quantity, created_on, ${CODE}`,
  notifications: `id, company, event_type as event, subject_id, subject_type, created_at, feed_id, ack_at,
    metadata::text as metadata`,
  deliveries: `id, company, status, subject_id, attempts,
    coalesce((select id from notification_tests where id = subject_id), notification_id) as notification_id, response_status,
    error_message as error, delivered_at, created_at,
    case when status = 'PENDING' then next_attempt_at end as next_attempt_at,
    (select event_type from notifications where notifications.id = notification_id) as event`,
} as const;

export type ObjectKind = keyof typeof COLUMNS;

export const OBJECT_KINDS = Object.keys(COLUMNS) as ObjectKind[];

/** The visible columns of a row: strings, days and instants. */
export interface ObjectRow {
  id: string;
  company: string;
  /** Absent for notifications: their deliveries have one. */
  status?: string;
  [column: string]: unknown;
}

export interface ObjectPage {
  items: ObjectRow[];
  total: number;
}

/** Converts column names to camelCase, as in all other responses. */
function inCamelCase(store: Store) {
  return store.withPlugin(new CamelCasePlugin());
}

export async function listObjects(
  store: Store,
  kind: ObjectKind,
  { limit, offset }: { limit: number; offset: number },
): Promise<ObjectPage> {
  const { rows } = await sql<ObjectRow>`select ${sql.raw(COLUMNS[kind])} from ${sql.table(kind)}
    order by number desc limit ${limit} offset ${offset}`.execute(inCamelCase(store));
  return { items: rows, total: await countObjects(store, kind) };
}

export async function countObjects(store: Store, kind: ObjectKind): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(kind)}`.execute(store);
  return rows[0]?.total ?? 0;
}

/** An object with its decisions, its next due action and its latest notifications. @throws Refusal `missing` */
export async function readObject({ rules, store }: Runner, kind: ObjectKind, sent: string) {
  if (!isStorable(sent)) throw Refusal.of('invalid', 'caminho', 'tem um caractere inválido');
  const id = lowerId(sent);
  const { rows } = await sql<ObjectRow>`select ${sql.raw(COLUMNS[kind])} from ${sql.table(kind)}
    where id = ${id}`.execute(inCamelCase(store));
  const [row] = rows;
  if (!row) throw Refusal.of('missing', 'id', `não há objeto ${id}`);
  const { company } = row;
  const due = await store
    .selectFrom('jobs')
    .select(['due_at as dueAt', 'kind'])
    .where('subject', '=', id)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return {
    kind,
    ...row,
    choices: readChoices(kind, row.status ?? ''),
    /** Its notifications by the status that it reaches. */
    events: findEvents(kind, row.kind).events,
    due: due ?? null,
    ...(kind === 'operations' && {
      isin: rules.of(criteria).isin.get(String(row.code)) ?? null,
      positions: await readHeld({ tx: store, company }, { operationId: id }),
    }),
    notifications: await store
      .selectFrom('notifications')
      .select(['id', 'event_type as event', 'created_at as createdAt'])
      .where('company', '=', company)
      .where('subject_id', '=', id)
      .orderBy('number', 'desc')
      .limit(20)
      .execute(),
  };
}

export async function readState(store: Store, limit: number) {
  const counts: Record<string, number> = {};
  const rows: Record<string, ObjectRow[]> = {};
  for (const kind of OBJECT_KINDS) {
    const { items, total } = await listObjects(store, kind, { limit, offset: 0 });
    counts[kind] = total;
    rows[kind] = items;
  }
  return {
    now: await readClock(store),
    counts,
    ...rows,
    jobs: await readJobs(store, limit),
    faults: await readFaults(store),
  };
}

export async function readJobs(store: Store, limit: number) {
  return store
    .selectFrom('jobs')
    .select(['id', 'company', 'due_at as dueAt', 'kind', 'subject'])
    .orderBy('due_at')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function readFaults(store: Store) {
  return store
    .selectFrom('faults')
    .select(['operation', 'kind', 'remaining'])
    .select(['after_work as afterWork', 'delay_ms as delay', 'retry_after as retryAfter'])
    .where('remaining', '>', 0)
    .orderBy('operation')
    .execute();
}
