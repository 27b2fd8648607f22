import { ENGLISH, type FaultLanguage, type Phrase, say } from './phrase.js';

/** An error that can be told in any language; its own message is in English. */
export class PhraseError extends Error {
  override readonly name: string = 'PhraseError';

  /** @param english where the words of the phrase stand. */
  constructor(
    readonly phrase: Phrase,
    options?: ErrorOptions,
    english: FaultLanguage = ENGLISH,
  ) {
    super(say(phrase, english), options);
  }
}
