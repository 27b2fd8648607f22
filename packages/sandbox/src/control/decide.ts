import { sql } from 'kysely';
import { reproveEvent, settleEvent } from '../domain/eventPayments.js';
import { settleMovement } from '../domain/movements.js';
import { settleOffer } from '../domain/offers.js';
import { decideByHand } from '../domain/registrationDecision.js';
import { amendOperation, cancelOperation, decideSubmissionByHand } from '../domain/submission.js';
import type { Runner } from '../server/Runner.js';
import { lowerId } from '../work/lowerId.js';
import { Refusal, type Work } from '../work/Work.js';

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

type DecidableTable = 'registrations' | 'requests' | 'offers' | 'movements' | 'financial_events';

interface DecidableKind {
  /** The states that wait for a decision; an unconfirmed movement waits for a call instead. */
  states: readonly string[];
  /** Approves when `reason` is `undefined`. */
  decide: (work: Work, id: string, reason: string | undefined) => Promise<void>;
}

/** The objects that a custodian or registrar decides, by table. */
const DECIDABLE_KINDS: Readonly<Record<DecidableTable, DecidableKind>> = {
  registrations: { states: ['Pendente'], decide: decideByHand },
  requests: { states: ['Em Andamento'], decide: decideSubmissionByHand },
  offers: { states: ['AGUARDANDO_LIQUIDACAO'], decide: onlyApproved(settleOffer) },
  movements: { states: ['AGUARDANDO_LIQUIDACAO'], decide: onlyApproved(settleMovement) },
  financial_events: {
    states: ['AGUARDANDO_LIQUIDACAO', 'PENDENTE_APROVACAO'],
    decide: (work, id, reason) =>
      reason === undefined ? settleEvent(work, id) : reproveEvent(work, id),
  },
};

const TABLES = Object.entries(DECIDABLE_KINDS) as [DecidableTable, DecidableKind][];

function onlyApproved(settle: (work: Work, id: string) => Promise<void>): DecidableKind['decide'] {
  return async (work, id, reason) => {
    if (reason === undefined) return settle(work, id);
    throw Refusal.of('refused', 'id', 'uma liquidação só pode ser aprovada');
  };
}

/** The decisions that an object in this state allows: a settlement can only be approved. */
export function readChoices(table: string, status: string): ('approve' | 'reprove')[] {
  const waiting = TABLES.find(([name]) => name === table)?.[1];
  if (!waiting?.states.includes(status)) return [];
  return status === 'AGUARDANDO_LIQUIDACAO' ? ['approve'] : ['approve', 'reprove'];
}

/**
 * Decides an object of any account that waits for a custodian or registrar.
 * @throws Refusal when no object with this id waits for a decision
 */
export async function decide(
  runner: Runner,
  { approve, reason, ...sent }: Decision,
): Promise<void> {
  const id = lowerId(sent.id);
  await runner.passTime();
  for (const [table, waiting] of TABLES) {
    const found = await findObject(runner, table, 'id', id);
    if (!found) continue;
    if (!waiting.states.includes(found.status)) {
      throw Refusal.of('refused', 'id', `está ${found.status}, e não espera uma decisão`);
    }
    await runner.run(found.company, runner.rules.watch(), (work) =>
      waiting.decide(work, id, approve ? undefined : reason),
    );
    return;
  }
  throw Refusal.of('refused', 'id', 'nada com este id espera uma decisão');
}

/** Approves all waiting objects, table by table in order of creation. */
export async function approveAll(runner: Runner): Promise<void> {
  for (const [table, { states }] of TABLES) {
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
  table: DecidableTable | 'operations',
  column: 'id' | 'code',
  value: string,
): Promise<{ company: string; status: string } | undefined> {
  const { rows } = await sql<{ company: string; status: string }>`
    select company, ${stateOf(table)} as status from ${sql.table(table)}
    where ${sql.ref(column)} = ${value}`.execute(store);
  return rows[0];
}

function stateOf(table: DecidableTable | 'operations') {
  return sql.ref(table === 'registrations' ? 'situation' : 'status');
}
