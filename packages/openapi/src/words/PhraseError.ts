import { ENGLISH, type FaultLanguage, type FaultText, type Phrase, phrase, say } from './phrase.js';

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

/** What the codes of a file system mean to the person who gave a path. */
const CODES: Readonly<Record<string, Phrase>> = {
  EACCES: phrase('found.noAccess'),
  EDQUOT: phrase('found.noSpace'),
  EISDIR: phrase('found.isFolder'),
  ELOOP: phrase('found.linkCircle'),
  EMFILE: phrase('found.tooManyFiles'),
  ENAMETOOLONG: phrase('found.longFileName'),
  ENOENT: phrase('found.noSuchFile'),
  ENOSPC: phrase('found.noSpace'),
  ENOTDIR: phrase('found.noFolder'),
  ENXIO: phrase('found.specialFile'),
  EPERM: phrase('found.noAccess'),
  EROFS: phrase('found.readOnlyPlace'),
};

/** Why something failed, in words of any language where there are some for it. */
export function causeOf(error: unknown): FaultText {
  if (error instanceof PhraseError) return error.phrase;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  return (Object.hasOwn(CODES, code) ? CODES[code] : undefined) ?? error.message;
}
