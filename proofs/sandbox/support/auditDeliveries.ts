import type { Store } from '../../../packages/sandbox/src/store/openOn';
import type { Arrival } from './startReceivers';

/**
 * Compares each successful delivery of the store with its arrivals.
 *
 * @returns faults of those that never arrived, in the wrong order, or more often than they were sent; `again` counts
 * arrivals after an answered one.
 */
export async function auditDeliveries(store: Store, arrivals: Arrival[]) {
  const rows = await store
    .selectFrom('deliveries')
    .innerJoin('notifications', 'notifications.id', 'deliveries.notification_id')
    .select(['deliveries.subject_id', 'deliveries.status', 'attempts', 'event_type'])
    .where('deliveries.status', '=', 'SUCCESS')
    .orderBy('deliveries.number')
    .execute();
  const places = new Map<string, number[]>();
  arrivals.forEach(({ body }, place) => {
    const { eventType, subjectId } = JSON.parse(body) as Record<string, string>;
    const key = `${subjectId} ${eventType}`;
    places.set(key, [...(places.get(key) ?? []), place]);
  });
  const faults: string[] = [];
  const last = new Map<string, number>();
  let again = 0;
  for (const { subject_id, event_type, attempts } of rows) {
    const key = `${subject_id} ${event_type}`;
    const found = places.get(key) ?? [];
    const [first] = found;
    if (first === undefined) faults.push(`${key}: never arrived`);
    else if (first < (last.get(subject_id) ?? -1))
      faults.push(`${key}: arrived before an earlier one`);
    if (found.length > attempts) faults.push(`${key}: arrived more often than it was sent`);
    last.set(subject_id, first ?? -1);
    again += found.filter((place) => arrivals[place]?.isAnswered).slice(1).length;
  }
  return { faults, delivered: rows.length, again };
}
