import { aNumber, defineRule, oneOf } from '../rules/defineRule.js';
import type { Work } from '../work/Work.js';
import type { Fate } from './testValues.js';

/** Parameters of a rule that decides something some seconds later, or leaves it to the control `decide`. */
export const decisionParameters = { decisao: oneOf('automatica', 'manual'), segundos: aNumber };

/** How what was confirmed settles. */
export const settlement = defineRule('liquidacao', decisionParameters);

/** Puts an action of the `Runner` on the agenda, if its rule decides by itself and no fate has it wait: it gets its own transaction. */
export async function schedule(
  { tx, company, now }: Work,
  { decisao, segundos }: { decisao: 'automatica' | 'manual'; segundos: number },
  action: string,
  subject: string,
  fate?: Fate,
): Promise<void> {
  if (decisao === 'manual' || fate === 'espera') return;
  const due_at = new Date(now.getTime() + segundos * 1000);
  await tx.insertInto('agenda').values({ company, due_at, action, subject }).execute();
}

/** Has something settle when the rule says. */
export function scheduleSettlement(
  work: Work,
  action: string,
  subject: string,
  fate: Fate | undefined,
): Promise<void> {
  return schedule(work, work.rules.of(settlement), action, subject, fate);
}
