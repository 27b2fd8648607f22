/** The bench tries documents at their full size; the tests a smaller one of the same kind. */
export type Scale = 'test' | 'bench';

/** A document that was made to break its reader, and what has to come of it. */
export interface HostileDocument {
  /** Family and variant: `alias bomb: lists`. */
  readonly name: string;
  /**
   * Of the small document: `page`, or which fault is told first: the name of the words for what was
   * found, or for what was expected where what was found are a document's or a parser's own words.
   */
  readonly expected: string;
  /** Its bytes, made anew on every call. */
  readonly write: (scale: Scale) => string | Uint8Array;
}
