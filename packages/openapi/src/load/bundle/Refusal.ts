import type { FaultText, Phrase } from '../../words/phrase.js';

/** Why a reference is not followed. */
export class Refusal extends Error {
  /** @param isLast nothing more is read: a measure is full. */
  constructor(
    readonly expected: Phrase,
    readonly found: FaultText,
    readonly mend: Phrase,
    readonly isLast = false,
  ) {
    super(expected.name);
  }
}
