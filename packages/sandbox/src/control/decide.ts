import { sql } from 'kysely';
import { lowerId } from '../contract/formats.js';
import { readChoices, WAITING_KINDS } from '../domain/decisions.js';
import { amendOperation, cancelOperation } from '../domain/submission.js';
import type { Runner } from '../server/Runner.js';
import { Refusal } from '../work/Work.js';

/** A decision of a custodian or registrar, or the execution of a settlement. */
export interface Decision {
  id: string;
  approve: boolean;
  reason: string;
}

/** A registrar's change of an operation, which no call of the contracts makes. */
export interface OperationChange {
  /** The instrument's code: `LNC000417`. */
  code: string;
  change: 'amend' | 'cancel';
}

/**
 * Decides an object of any account that waits for a custodian or registrar.
 * @throws Refusal when no object with this id waits for this decision
 */
export async function decide(
  runner: Runner,
  { approve, reason, ...sent }: Decision,
): Promise<void> {
  const id = lowerId(sent.id);
  await runner.passTime();
  for (const kind of WAITING_KINDS) {
    const found = await findObject(runner, kind.table, 'id', id);
    if (!found) continue;
    const choices = readChoices(kind.table, found.status);
    if (choices.length === 0) {
      throw Refusal.of('refused', 'id', `está ${found.status}, e não espera uma decisão`);
    }
    if (!approve && !choices.includes('reprove')) {
      throw Refusal.of('refused', 'id', 'uma liquidação só pode ser aprovada');
    }
    await runner.run(found.company, runner.rules.watch(), (work) =>
      kind.decide(work, id, { reason: approve ? undefined : reason }),
    );
    return;
  }
  throw Refusal.of('refused', 'id', 'nada com este id espera uma decisão');
}

/** Approves all waiting objects, table by table in order of creation. */
export async function approveAll(runner: Runner): Promise<void> {
  for (const { states, table } of WAITING_KINDS) {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where ${stateOf(table)} in (${sql.join(states)}) order by number`.execute(runner.store);
    for (const { id } of rows) await decide(runner, { id, approve: true, reason: '' });
  }
}

/**
 * Changes an operation of any account.
 * @throws Refusal `missing` for an unknown code; `refused` when its state does not allow the change
 */
export async function changeOperation(
  runner: Runner,
  { code, change }: OperationChange,
): Promise<void> {
  await runner.passTime();
  const found = await findObject(runner, 'operations', 'code', code);
  if (!found) throw Refusal.of('missing', 'code', `não há operação ${code}`);
  const doIt = change === 'amend' ? amendOperation : cancelOperation;
  await runner.run(found.company, runner.rules.watch(), (work) => doIt(work, code));
}

/** Finds the account and the state of an object. */
async function findObject(
  { store }: Runner,
  table: string,
  column: 'id' | 'code',
  value: string,
): Promise<{ company: string; status: string } | undefined> {
  const { rows } = await sql<{ company: string; status: string }>`
    select company, ${stateOf(table)} as status from ${sql.table(table)}
    where ${sql.ref(column)} = ${value}`.execute(store);
  return rows[0];
}

function stateOf(table: string) {
  return sql.ref(table === 'registrations' ? 'situation' : 'status');
}
