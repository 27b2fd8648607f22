import type { Fact } from './expectedPlaces';

/** A fact that is left out on purpose. */
export interface KnownException {
  /** File name of the document. */
  readonly document: string;
  /** Of the facts meant. */
  readonly pointer: RegExp;
  readonly reason: string;
}

/** Nothing is left out of the documents counted so far. */
const KNOWN_EXCEPTIONS: readonly KnownException[] = [];

/** Why a fact of a document may be missing; nothing when it may not. */
export function reasonFor(
  document: string,
  fact: Fact,
  exceptions: readonly KnownException[] = KNOWN_EXCEPTIONS,
): string | undefined {
  return exceptions.find(
    (exception) => exception.document === document && exception.pointer.test(fact.pointer),
  )?.reason;
}
