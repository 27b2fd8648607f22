import type { Work } from '../work/Work.js';
import { decideRegistration } from './registrationDecision.js';

/** What may fall due, by the name that the agenda keeps. */
export const agendaActions: Readonly<
  Record<string, (work: Work, subject: string) => Promise<void>>
> = {
  decideRegistration,
};
