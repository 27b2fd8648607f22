import { parseExact } from '../exact/exactJson.js';
import type { Store } from '../store/openStore.js';
import { readClock } from '../work/clock.js';

export type State = Awaited<ReturnType<typeof readState>>;

/** The state of all accounts, oldest first, without secrets. */
export async function readState(store: Store) {
  const registrations = await store
    .selectFrom('registrations')
    .select(['id', 'company', 'cnpj', 'funcao', 'situation', 'data'])
    .orderBy('number')
    .execute();
  const { investors } = await store
    .selectFrom('investors')
    .select(({ fn }) => fn.countAll<number>().as('investors'))
    .executeTakeFirstOrThrow();
  const notifications = await store
    .selectFrom('notifications')
    .selectAll()
    .orderBy('number')
    .execute();
  return {
    now: await readClock(store),
    registrations: registrations.map(({ data, ...registration }) => ({
      ...registration,
      razaoSocial: (parseExact(data) as { razaoSocial: string }).razaoSocial,
    })),
    investors,
    requests: await store
      .selectFrom('requests')
      .select(['id', 'company', 'tipo', 'issuer', 'issue_number', 'status', 'code'])
      .orderBy('number')
      .execute(),
    operations: await store
      .selectFrom('operations')
      .select(['id', 'company', 'code', 'status', 'tipo', 'quantity', 'issued_on', 'matures_on'])
      .orderBy('number')
      .execute(),
    offers: await store
      .selectFrom('offers')
      .innerJoin('operations', 'operations.id', 'offers.operation_id')
      .select(['offers.id', 'offers.company', 'code', 'offers.status', 'offers.quantity'])
      .select('settlement')
      .orderBy('offers.number')
      .execute(),
    positions: await store
      .selectFrom('ledger')
      .innerJoin('operations', 'operations.id', 'ledger.operation_id')
      .select(['ledger.company', 'code', 'holder', 'custodian', 'kind'])
      .select(({ fn }) => fn.sum<string>('ledger.quantity').as('quantity'))
      .groupBy(['ledger.company', 'code', 'holder', 'custodian', 'kind'])
      .orderBy(({ fn }) => fn.min('ledger.number'))
      .execute(),
    agenda: await store.selectFrom('agenda').selectAll().orderBy('due_at').orderBy('id').execute(),
    faults: await store
      .selectFrom('faults')
      .selectAll()
      .where('remaining', '>', 0)
      .orderBy('operation')
      .execute(),
    notifications: notifications.map(({ metadata, made_in: _, ...notification }) => ({
      ...notification,
      metadata: parseExact(metadata),
    })),
    deliveries: await store
      .selectFrom('deliveries')
      .select(['id', 'notification_id', 'company', 'subject_id', 'status', 'attempts'])
      .select(['response_status', 'error_message', 'next_attempt_at', 'delivered_at'])
      .orderBy('number')
      .execute(),
  };
}
