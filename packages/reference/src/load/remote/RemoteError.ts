import { PhraseError } from '../../labels/faults/PhraseError.js';
import type { Phrase } from '../../labels/faults/phrase.js';

interface RemoteErrorOptions extends ErrorOptions {
  readonly mend?: Phrase | undefined;
  /** Whether the same request may well succeed in a moment. */
  readonly passing?: boolean;
}

/** Why a host did not give a document: what came instead, and how to mend it. */
export class RemoteError extends PhraseError {
  override readonly name = 'RemoteError';
  /** Nothing where only whoever wrote the address knows what is wrong with it. */
  readonly mend: Phrase | undefined;
  /**
   * Whether the same request may well succeed in a moment: a connection refused or broken, an answer
   * 5xx, a body cut short.
   */
  readonly passing: boolean;

  constructor(found: Phrase, { cause, mend, passing = false }: RemoteErrorOptions = {}) {
    super(found, { cause });
    this.mend = mend;
    this.passing = passing;
  }
}
