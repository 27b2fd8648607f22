import { type Kysely, sql } from 'kysely';
import { defineRule } from '../rules/defineRule.js';
import type { Rules } from '../rules/Rules.js';
import { aNumber } from '../rules/readers.js';
import type { Database } from '../store/Database.js';
import { Refusal } from '../work/Refusal.js';

export const faultRule = defineRule('falhas-pedidas', { maximo: aNumber });

/** What the next calls of an operation meet: an error of that code, or no answer at all. */
export type FaultKind = '500' | '429' | 'timeout';

export interface Fault {
  operation: string;
  kind: FaultKind;
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
    .onConflict((conflict) =>
      conflict.column('operation').doUpdateSet({ kind: fault.kind, remaining: fault.remaining }),
    )
    .execute();
}

/** Takes one of the ordered faults, if there is one left for this call. */
export async function takeFault(
  db: Kysely<Database>,
  operation: string,
): Promise<FaultKind | undefined> {
  const row = await db
    .updateTable('faults')
    .set({ remaining: sql`remaining - 1` })
    .where('operation', '=', operation)
    .where('remaining', '>', 0)
    .returning('kind')
    .executeTakeFirst();
  return row?.kind as FaultKind | undefined;
}
