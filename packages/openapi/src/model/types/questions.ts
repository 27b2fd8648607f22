/** Our answer to a question, which a part of the document relies on. */
export interface Assumption {
  readonly id: string;
  /** What is assumed here, in Markdown; absent if the question's own assumption says it. */
  readonly text?: string;
}

/** A question without an answer. */
export interface OpenQuestion {
  readonly id: string;
  /** What the document does not say here, in Markdown. */
  readonly text: string;
  /** The part of the text that leads to the question. */
  readonly linked: string;
}

/** What a document leaves open about one of its parts (`x-perguntas`). */
export interface Questioned {
  readonly assumptions?: readonly Assumption[];
  readonly openQuestions?: readonly OpenQuestion[];
}
