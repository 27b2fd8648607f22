import { sql } from 'kysely';
import { reproveEvent, settleEvent } from '../domain/eventSettlement.js';
import { findEvent } from '../domain/financialEvents.js';
import { settleMovement } from '../domain/movements.js';
import { settleOffer } from '../domain/offerSettlement.js';
import { decideByHand } from '../domain/registrationDecision.js';
import { decideSubmissionByHand } from '../domain/submission.js';
import type { Runner } from '../server/Runner.js';
import { Refusal } from '../work/Refusal.js';
import type { Work } from '../work/Work.js';

/** What a custodian or registrar would decide, or a settlement that is to happen. */
export interface Decision {
  id: string;
  approve: boolean;
  reason: string;
}

type Decide = (work: Work, id: string, reason: string | undefined) => Promise<void>;

type Waiting = 'registrations' | 'requests' | 'offers' | 'movements' | 'financial_events';

/** What may wait for somebody outside, by its table. */
const DECISIONS: Readonly<Record<Waiting, Decide>> = {
  registrations: decideByHand,
  requests: decideSubmissionByHand,
  offers: (work, id, reason) =>
    reason === undefined ? settleOffer(work, id) : refuse('uma liquidação só pode ser aprovada'),
  movements: (work, id, reason) =>
    reason === undefined ? settleMovement(work, id) : refuse('uma liquidação só pode ser aprovada'),
  financial_events: async (work, id, reason) => {
    if (reason === undefined) return settleEvent(work, id);
    const event = await findEvent(work, id);
    if (event?.status !== 'PENDENTE_APROVACAO') return refuse('o evento não espera aprovação');
    return reproveEvent(work, event);
  },
};

/**
 * Decides an object that waits for somebody outside, of whichever account.
 * @throws Refusal when nothing with this id waits
 */
export async function decide(runner: Runner, { id, approve, reason }: Decision): Promise<void> {
  await runner.passTime();
  for (const [table, decideOne] of Object.entries(DECISIONS)) {
    const found = await runner.store
      .selectFrom(table as keyof typeof DECISIONS)
      .select('company')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) continue;
    await runner.run(found.company, runner.rules.watch(), (work) =>
      decideOne(work, id, approve ? undefined : reason),
    );
    return;
  }
  refuse('nada com este id espera uma decisão');
}

/** What waits for a decision or settlement, by table; a movement that nobody confirmed waits for a call instead. */
const WAITING: Readonly<Record<Waiting, readonly string[]>> = {
  registrations: ['Pendente'],
  requests: ['Em Andamento'],
  offers: ['AGUARDANDO_LIQUIDACAO'],
  movements: ['AGUARDANDO_LIQUIDACAO'],
  financial_events: ['AGUARDANDO_LIQUIDACAO', 'PENDENTE_APROVACAO'],
};

/** Approves all that waits, in the order that it came to be. */
export async function approveAll(runner: Runner): Promise<void> {
  for (const [table, states] of Object.entries(WAITING) as [Waiting, string[]][]) {
    const state = sql.ref(table === 'registrations' ? 'situation' : 'status');
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where ${state} in (${sql.join(states)}) order by number`.execute(runner.store);
    for (const { id } of rows) await decide(runner, { id, approve: true, reason: '' });
  }
}

function refuse(problem: string): never {
  throw Refusal.of('refused', 'id', problem);
}
