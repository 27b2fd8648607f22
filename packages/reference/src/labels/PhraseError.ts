import { ENGLISH } from './FaultWords.js';
import { type Phrase, say } from './phrase.js';

/** An error that can be told in any language; its own message is in English. */
export class PhraseError extends Error {
  override readonly name: string = 'PhraseError';

  constructor(
    readonly phrase: Phrase,
    options?: ErrorOptions,
  ) {
    super(say(phrase, ENGLISH), options);
  }
}
