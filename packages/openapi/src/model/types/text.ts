/** Markdown as the contract wrote it (CommonMark); only the renderer turns it into HTML. */
export type Markdown = string;

/** A link to further documentation. */
export interface ExternalDocs {
  readonly url: string;
  readonly description?: Markdown;
}

/** A value shown as text. */
export interface Example {
  readonly name?: string;
  readonly summary?: string;
  readonly description?: Markdown;
  /** The value as text, ready to show: JSON with its source digits, or the literal string. */
  readonly text: string;
  readonly language: 'json' | 'xml' | 'text';
  /** The text is only the beginning of a huge value. */
  readonly cut?: boolean;
  readonly externalValue?: string;
  /** Made from the schema because the document gives none. */
  readonly generated: boolean;
}
