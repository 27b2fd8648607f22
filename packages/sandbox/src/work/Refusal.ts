import type { Misfit } from '../contract/tellMisfits.js';

/**
 * Why a call is refused; the code is chosen by what the call documents.
 * `unauthorised`: no valid token. `forbidden`: not with this account. `invalid`: the request does not fit.
 * `missing`: what it names does not exist for this account. `refused`: it fits, but not now (a balance, a state).
 */
export type RefusalReason = 'unauthorised' | 'forbidden' | 'invalid' | 'missing' | 'refused';

/** Thrown by services and domain: the transaction is undone and the call answered with an error. */
export class Refusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    /** What to mend, in Portuguese, for the answer's details. */
    readonly misfits: readonly Misfit[] = [],
  ) {
    super(`${reason}: ${misfits.map(({ onde, problema }) => `${onde} ${problema}`).join('; ')}`);
  }

  /** A refusal of one place. */
  static of(reason: RefusalReason, onde: string, problema: string): Refusal {
    return new Refusal(reason, [{ onde, problema }]);
  }
}
