/** An operation's call as code in one language. */
export interface Sample {
  /** Key of the language, also the reader's remembered choice. */
  readonly language: string;
  readonly label: string;
  /** Highlighter grammar. */
  readonly grammar: string;
  readonly code: string;
  /** A renderer wrote it, not the document's author. */
  readonly isWritten?: boolean;
}

/** One HTTP call with concrete values. */
export interface SampleRequest {
  readonly method: string;
  /** Server and path, parameters filled in, without the query. */
  readonly url: string;
  /** Pairs as the address has them. */
  readonly query: readonly string[];
  readonly headers: readonly NameValue[];
  readonly body?: SampleBody;
}

export interface NameValue {
  readonly name: string;
  readonly value: string;
}

export type SampleBody =
  | { readonly kind: 'json' | 'text'; readonly mediaType: string; readonly text: string }
  | { readonly kind: 'form'; readonly mediaType: string; readonly fields: readonly NameValue[] }
  | { readonly kind: 'multipart'; readonly mediaType: string; readonly parts: readonly BodyPart[] };

export interface BodyPart {
  readonly name: string;
  readonly value: string;
  /** Set when the part is a file: `value` is then its name. */
  readonly file: boolean;
}
