/** One part of the specification about which it leaves questions open. */
export interface QuestionArea {
  /** Anchor of its heading. */
  readonly id: string;
  readonly name: string;
  readonly intro?: string | undefined;
  readonly questions: readonly Question[];
}

/** What the specification doesn't say and a reader should ask. Texts are Markdown of one paragraph. */
export interface Question {
  /** Anchor on the page. */
  readonly id: string;
  readonly question: string;
  /** Whether an integration can't be finished without the answer. */
  readonly blocking: boolean;
  /** What in the reader's code depends on the answer. */
  readonly why: string;
  /** What to do until there is one. */
  readonly meanwhile: string;
  /** What contracts and guides assume; where they do, they carry the mark. */
  readonly reading?: string | undefined;
  /** operationIds it concerns. */
  readonly operations: readonly string[];
  /** Place in the file, such as `perguntas.yml:12`. */
  readonly place: string;
}

export interface OpenQuestionsOptions {
  /** Path of the questions. */
  readonly file: string;
  /** Address of the spreadsheet. */
  readonly csv: string;
}
