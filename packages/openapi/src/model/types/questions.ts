/** Our answer to a question. A part of the document relies on it. */
export interface Assumption {
  readonly id: string;
  /** The assumption, in Markdown; absent if the question's own assumption says it. */
  readonly text?: string;
}

export interface OpenQuestion {
  readonly id: string;
  /** The gap of the document here, in Markdown. */
  readonly text: string;
  /** The part of the text that leads to the question. */
  readonly linked: string;
}

/** An open question about a part of a document (`x-perguntas`). */
export interface Questioned {
  readonly assumptions?: readonly Assumption[];
  readonly openQuestions?: readonly OpenQuestion[];
  /** Id of the question about further required fields. */
  readonly unknownPresence?: string;
}
