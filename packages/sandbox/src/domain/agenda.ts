import type { Work } from '../work/Work.js';

/** Has an action of `agendaActions` done after some seconds: in a transaction of its own, never in this one. */
export async function schedule(
  { tx, company, now }: Work,
  { action, subject, seconds }: { action: string; subject: string; seconds: number },
): Promise<void> {
  const due_at = new Date(now.getTime() + seconds * 1000);
  await tx.insertInto('agenda').values({ company, due_at, action, subject }).execute();
}
