import { defineRule } from '../rules/defineRule.js';
import { aNumber, oneOf } from '../rules/readers.js';
import type { Work } from '../work/Work.js';
import { schedule } from './agenda.js';

const settlement = defineRule('liquidacao', {
  decisao: oneOf('automatica', 'manual'),
  segundos: aNumber,
});

/** Has something settle when the rule says; by hand, the control `decide` has it settle. */
export async function scheduleSettlement(
  work: Work,
  action: string,
  subject: string,
): Promise<void> {
  const { decisao, segundos } = work.rules.of(settlement);
  if (decisao === 'automatica') await schedule(work, { action, subject, seconds: segundos });
}
