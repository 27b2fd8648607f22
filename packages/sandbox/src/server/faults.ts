import { type Kysely, sql } from 'kysely';
import { aNumber, defineRule } from '../rules/defineRule.js';
import type { Rules } from '../rules/Rules.js';
import type { Database } from '../store/Database.js';
import { Refusal } from '../work/Work.js';

export const faultRule = defineRule('falhas-pedidas', { maximo: aNumber });

export interface Fault {
  operation: string;
  /** What its next calls meet: an error of that code, or no answer at all. */
  kind: '500' | '429' | 'timeout';
  /** Number of calls that meet it. */
  remaining: number;
}

/** Has the next calls of an operation fail; 0 ends that. @throws Refusal for more than the rule allows */
export async function orderFault(db: Kysely<Database>, rules: Rules, fault: Fault): Promise<void> {
  const { maximo } = rules.of(faultRule);
  if (fault.remaining > maximo) {
    throw Refusal.of('invalid', 'remaining', `são no máximo ${maximo} chamadas`);
  }
  await db
    .insertInto('faults')
    .values(fault)
    .onConflict((conflict) => conflict.column('operation').doUpdateSet(fault))
    .execute();
}

/** Takes one of the ordered faults, if there is one left for this call. */
export async function takeFault(
  db: Kysely<Database>,
  operation: string,
): Promise<Fault['kind'] | undefined> {
  const row = await db
    .updateTable('faults')
    .set({ remaining: sql`remaining - 1` })
    .where('operation', '=', operation)
    .where('remaining', '>', 0)
    .returning('kind')
    .executeTakeFirst();
  return row?.kind as Fault['kind'] | undefined;
}
