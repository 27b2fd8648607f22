import { sql } from 'kysely';
import { parseExact } from '../exact/exactJson.js';
import type { Store } from '../store/openStore.js';
import { readClock } from '../work/clock.js';

/** The state, for whoever looks for what went wrong: counts by table, situations, notifications, what is due. */
export async function inspect(store: Store): Promise<unknown> {
  const registrations = await store
    .selectFrom('registrations')
    .select(['id', 'company', 'cnpj', 'funcao', 'situation'])
    .orderBy('number')
    .execute();
  const notifications = await store
    .selectFrom('notifications')
    .selectAll()
    .orderBy('number')
    .execute();
  const agenda = await store.selectFrom('agenda').selectAll().orderBy('due_at').execute();
  const { rows: investors } = await sql<{ count: number }>`
    select count(*) as count from investors`.execute(store);
  return {
    now: await readClock(store),
    registrations,
    investors: investors[0]?.count ?? 0,
    agenda,
    notifications: notifications.map(({ metadata, ...notification }) => ({
      ...notification,
      metadata: parseExact(metadata),
    })),
  };
}
