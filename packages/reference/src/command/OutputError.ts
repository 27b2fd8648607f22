import { PhraseError } from '../labels/PhraseError.js';

/** The place given for the output cannot take it; the message says why and what to give instead. */
export class OutputError extends PhraseError {
  override readonly name = 'OutputError';
}
