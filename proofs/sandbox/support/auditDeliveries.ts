import type { Store } from '../../../packages/sandbox/src/store/openStore';
import type { Arrival } from './startReceivers';

/** What became of the deliveries of a store, against what arrived. */
export interface DeliveryAudit {
  /** Each in a line: what never arrived, came in the wrong order, or twice without a second attempt. */
  faults: string[];
  delivered: number;
  /** Arrivals beyond the first, of attempts whose lease was lost or whose answer was no success. */
  again: number;
}

/** Compares each delivery that the store says has succeeded with what its receiver got. */
export async function auditDeliveries(store: Store, arrivals: Arrival[]): Promise<DeliveryAudit> {
  const rows = await store
    .selectFrom('deliveries')
    .innerJoin('notifications', 'notifications.id', 'deliveries.notification_id')
    .select(['deliveries.subject_id', 'deliveries.status', 'attempts', 'event_type'])
    .where('deliveries.status', '=', 'SUCCESS')
    .orderBy('deliveries.number')
    .execute();
  const places = new Map<string, number[]>();
  arrivals.forEach(({ subject, event }, place) => {
    const key = `${subject} ${event}`;
    places.set(key, [...(places.get(key) ?? []), place]);
  });
  const faults: string[] = [];
  const last = new Map<string, number>();
  let again = 0;
  for (const { subject_id, event_type, attempts } of rows) {
    const key = `${subject_id} ${event_type}`;
    const [first, ...more] = places.get(key) ?? [];
    if (first === undefined) faults.push(`${key}: never arrived`);
    else if (first < (last.get(subject_id) ?? -1)) faults.push(`${key}: before what came earlier`);
    if (more.length >= attempts) faults.push(`${key}: arrived more often than it was sent`);
    last.set(subject_id, first ?? -1);
    again += more.length;
  }
  return { faults, delivered: rows.length, again };
}
