import { sql } from 'kysely';
import type { Delivery } from '../domain/deliveries.js';
import type { Store } from '../store/openStore.js';
import { readClock } from '../work/clock.js';

/** Nobody is at it, or who was has lost the lease. */
const isFree = sql<boolean>`(leased_until is null or leased_until <= clock_timestamp())`;

export interface Claim {
  /** One delivery, whether or not its time has come; the next that is due without it. */
  id?: string;
  /** Accounts that are not to be served now. */
  busy?: string[];
  /** Real seconds in which nobody else takes it. */
  lease: number;
}

/**
 * Takes a delivery that waits, and counts the attempt: no other process gets it until the lease ends, so one
 * whose sender dies is sent again. Of one subject only the oldest that waits is taken, which keeps its order.
 */
export async function claimDelivery(
  store: Store,
  { id, busy = [], lease }: Claim,
): Promise<Delivery | undefined> {
  const now = await readClock(store);
  return store.transaction().execute(async (tx) => {
    let query = tx
      .selectFrom('deliveries as one')
      .select('id')
      .where('status', '=', 'PENDING')
      .where(isFree)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('deliveries as earlier')
              .select(sql`1`.as('one'))
              .whereRef('earlier.company', '=', 'one.company')
              .whereRef('earlier.subject_id', '=', 'one.subject_id')
              .whereRef('earlier.number', '<', 'one.number')
              .where('earlier.status', '=', 'PENDING'),
          ),
        ),
      )
      .orderBy('next_attempt_at')
      .orderBy('number')
      .limit(1)
      .forUpdate()
      .skipLocked();
    query =
      id === undefined ? query.where('next_attempt_at', '<=', now) : query.where('id', '=', id);
    if (busy.length > 0) query = query.where('company', 'not in', busy);
    const found = await query.executeTakeFirst();
    if (!found) return undefined;
    return tx
      .updateTable('deliveries')
      .set({
        attempts: sql`attempts + 1`,
        leased_until: sql`clock_timestamp() + make_interval(secs => ${lease})`,
      })
      .where('id', '=', found.id)
      .returningAll()
      .executeTakeFirst();
  });
}
