import { parseExact } from '../exact/exactJson.js';
import type { Store } from '../store/openStore.js';
import { readClock } from '../work/clock.js';

export type State = Awaited<ReturnType<typeof readState>>;

/** The state, for whoever looks for what went wrong: of all accounts, oldest first. Secrets are not in it. */
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
  const requests = await store
    .selectFrom('requests')
    .select(['id', 'company', 'tipo', 'issuer', 'issue_number', 'status', 'code'])
    .orderBy('number')
    .execute();
  const agenda = await store
    .selectFrom('agenda')
    .selectAll()
    .orderBy('due_at')
    .orderBy('id')
    .execute();
  const faults = await store
    .selectFrom('faults')
    .selectAll()
    .where('remaining', '>', 0)
    .orderBy('operation')
    .execute();
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
    requests,
    ...(await readTitles(store)),
    agenda,
    faults,
    notifications: notifications.map(({ metadata, ...notification }) => ({
      ...notification,
      metadata: parseExact(metadata),
    })),
    deliveries: await readDeliveries(store),
  };
}

async function readTitles(store: Store) {
  const operations = await store
    .selectFrom('operations')
    .select(['id', 'company', 'code', 'status', 'tipo', 'quantity', 'issued_on', 'matures_on'])
    .orderBy('number')
    .execute();
  const offers = await store
    .selectFrom('offers')
    .innerJoin('operations', 'operations.id', 'offers.operation_id')
    .select(['offers.id', 'offers.company', 'code', 'offers.status', 'offers.quantity'])
    .select('settlement')
    .orderBy('offers.number')
    .execute();
  const positions = await store
    .selectFrom('ledger')
    .innerJoin('operations', 'operations.id', 'ledger.operation_id')
    .select(['ledger.company', 'code', 'holder', 'custodian', 'kind'])
    .select(({ fn }) => fn.sum<string>('ledger.quantity').as('quantity'))
    .groupBy(['ledger.company', 'code', 'holder', 'custodian', 'kind'])
    .orderBy(({ fn }) => fn.min('ledger.number'))
    .execute();
  return { operations, offers, positions };
}

function readDeliveries(store: Store) {
  return store
    .selectFrom('deliveries')
    .select(['id', 'notification_id', 'company', 'subject_id', 'status', 'attempts'])
    .select(['response_status', 'error_message', 'next_attempt_at', 'delivered_at'])
    .orderBy('number')
    .execute();
}
