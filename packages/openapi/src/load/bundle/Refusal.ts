import type { FaultText, Phrase } from '../../words/phrase.js';
import type { TextPlace } from '../SpecError.js';

/** Why a reference is not followed. */
export class Refusal extends Error {
  /**
   * @param isLast nothing more is read: a measure is full.
   * @param place of the reference, where that is further on the way than the one that is followed.
   */
  constructor(
    readonly expected: Phrase,
    readonly found: FaultText,
    readonly mend: Phrase,
    readonly isLast = false,
    readonly place?: TextPlace,
  ) {
    super(expected.name);
  }

  standingAt(place: TextPlace | undefined): Refusal {
    return new Refusal(this.expected, this.found, this.mend, this.isLast, place);
  }
}
