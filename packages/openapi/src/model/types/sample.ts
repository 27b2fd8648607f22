/** The code of a call in one language. */
export interface Sample {
  /** Key of the language, under which the reader's choice is stored. */
  readonly language: string;
  readonly label: string;
  /** Highlighter grammar. */
  readonly grammar: string;
  readonly code: string;
  /** Whether a renderer wrote it rather than the author of the document. */
  readonly isWritten?: boolean;
}

/** One HTTP call with concrete values. */
export interface SampleRequest {
  readonly method: string;
  /** Server and path, parameters filled in, without the query. */
  readonly url: string;
  /** Encoded pairs. */
  readonly query: readonly string[];
  readonly headers: readonly NameValue[];
  readonly body?: SampleBody;
  /** Credentials that are no part of the message: a user of HTTP's digest, a certificate of the client. */
  readonly needs?: readonly ('digest' | 'certificate')[];
}

export interface NameValue {
  readonly name: string;
  readonly value: string;
}

export type SampleBody =
  | { readonly kind: 'json' | 'text'; readonly mediaType: string; readonly text: string }
  | { readonly kind: 'file'; readonly mediaType: string; readonly file: string }
  | { readonly kind: 'form'; readonly mediaType: string; readonly fields: readonly NameValue[] }
  | { readonly kind: 'multipart'; readonly mediaType: string; readonly parts: readonly BodyPart[] };

export interface BodyPart {
  readonly name: string;
  readonly value: string;
  /** Whether the part is a file; `value` is then its name. */
  readonly file: boolean;
  /** If it is not the usual type of a text or a file. */
  readonly mediaType?: string;
  readonly headers?: readonly NameValue[];
}
