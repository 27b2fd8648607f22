import type { Database } from '../store/Database.js';
import type { Work } from '../work/Work.js';
import { settleEvent } from './eventPayments.js';
import { settleMovement } from './movements.js';
import { settleOffer } from './offers.js';
import { decideRegistration } from './registrations.js';
import { decideSubmission } from './submission.js';
import type { ManualDecision } from './testValues.js';

interface WaitingKind {
  table: keyof Database;
  /** The states that wait for a decision; an unconfirmed movement waits for a call instead. */
  states: readonly string[];
  /** Decides as the control says, or by itself; does nothing in any other state. */
  decide: (work: Work, id: string, manual?: ManualDecision) => Promise<void>;
}

const SETTLING = 'AGUARDANDO_LIQUIDACAO';

export const WAITING_KINDS: readonly WaitingKind[] = [
  { table: 'registrations', states: ['Pendente'], decide: decideRegistration },
  { table: 'requests', states: ['Em Andamento'], decide: decideSubmission },
  { table: 'offers', states: [SETTLING], decide: settleOffer },
  { table: 'movements', states: [SETTLING], decide: settleMovement },
  { table: 'financial_events', states: [SETTLING, 'PENDENTE_APROVACAO'], decide: settleEvent },
];

/** The decisions that an object in this state allows: a settlement can only be approved. */
export function readChoices(table: string, status: string): ('approve' | 'reprove')[] {
  const kind = WAITING_KINDS.find((one) => one.table === table);
  if (!kind?.states.includes(status)) return [];
  return status === SETTLING ? ['approve'] : ['approve', 'reprove'];
}
