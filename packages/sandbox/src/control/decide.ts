import { sql } from 'kysely';
import * as z from 'zod';
import { lowerId } from '../contract/formats.js';
import { readChoices, WAITING_KINDS } from '../domain/decisions.js';
import type { Runner } from '../server/Runner.js';
import { Refusal } from '../work/Work.js';

/** The id of an object of any account. */
export const anId = z.string().transform(lowerId);

/** A decision of a custodian or registrar, or the execution of a settlement. */
export const decision = z.strictObject({
  id: anId,
  approve: z.boolean(),
  reason: z.string().default('Reprovado pelo controle do simulador.'),
});

/** Decides an object of any account. @throws Refusal when no object with this id waits for this decision */
export async function decide(
  runner: Runner,
  { approve, id, reason }: z.output<typeof decision>,
): Promise<void> {
  await runner.runDueJobs();
  const found = await findObject(runner, WAITING_KINDS, id);
  if (!found) throw Refusal.of('invalid', 'id', 'nada com este id espera uma decisão');
  const { company, kind, status } = found;
  const choices = readChoices(kind.table, status);
  if (choices.length === 0) {
    throw Refusal.of('invalid', 'id', `está ${status}, e não espera uma decisão`);
  }
  if (!approve && !choices.includes('reprove')) {
    throw Refusal.of('invalid', 'id', 'uma liquidação só pode ser aprovada');
  }
  await runner.run(company, runner.rules.watch(), async (work) => {
    // A later submission has its own action.
    await work.tx.deleteFrom('jobs').where('subject', '=', id).execute();
    await kind.decide(work, id, { reason: approve ? undefined : reason });
  });
}

export async function approveAll(runner: Runner): Promise<void> {
  for (const { states, table } of WAITING_KINDS) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where status in (${sql.join(states)}) order by number`.execute(runner.store);
    for (const { id } of rows) await decide(runner, { id, approve: true, reason: '' });
  }
}

/** Finds an object of any account by its id, or an operation by its code. */
export async function findObject<Kind extends { table: string }>(
  { store }: Runner,
  kinds: readonly Kind[],
  id: string,
) {
  for (const kind of kinds) {
    const orCode = kind.table === 'operations' ? sql` or code = ${id}` : sql``;
    const { rows } = await sql<{ id: string; company: string; status: string }>`
      select id, company, status from ${sql.table(kind.table)}
      where id = ${id}${orCode}`.execute(store);
    if (rows[0]) return { kind, ...rows[0] };
  }
  return undefined;
}
