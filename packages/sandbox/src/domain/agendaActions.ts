import type { Work } from '../work/Work.js';
import { settleEvent } from './eventSettlement.js';
import { settleMovement } from './movements.js';
import { settleOffer } from './offerSettlement.js';
import { decideRegistration } from './registrationDecision.js';
import { decideSubmission } from './submission.js';

/** What may fall due, by the name that the agenda keeps. */
export const agendaActions: Readonly<
  Record<string, (work: Work, subject: string) => Promise<void>>
> = {
  decideRegistration,
  decideSubmission,
  settleOffer,
  settleMovement,
  settleEvent,
};
