import { aNumber, defineRule, oneOf } from '../rules/defineRule.js';
import type { Database } from '../store/Database.js';
import type { Work } from '../work/Work.js';
import type { ForcedOutcome } from './testValues.js';

/** Parameters of a rule that decides after some seconds, or leaves the decision to the control `decide`. */
export const decisionParameters = { decisao: oneOf('automatica', 'manual'), segundos: aNumber };

/** How a confirmed offer, movement or event settles. */
export const settlement = defineRule('liquidacao', decisionParameters);

/** Plans an action of the `Runner`, unless the rule or a test value leaves it to the control. */
export async function schedule(
  { tx, company, now, rules, notifyPending }: Work,
  rule: typeof settlement,
  kind: keyof Database,
  subject: string,
  forced?: ForcedOutcome,
): Promise<void> {
  const { decisao, segundos } = rules.of(rule);
  if (decisao === 'manual' || forced === 'espera') return;
  const due_at = new Date(now.getTime() + segundos * 1000);
  await tx.insertInto('jobs').values({ company, due_at, kind, subject }).execute();
  notifyPending();
}
