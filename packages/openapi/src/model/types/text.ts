/** Markdown of the contract (CommonMark); only the renderer converts it to HTML. */
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
  /** The text to show: JSON with source digits, or the literal string. */
  readonly text: string;
  readonly language: 'json' | 'xml' | 'text';
  /** Whether a huge value is shortened. */
  readonly cut?: boolean;
  readonly externalValue?: string;
  /** How a parameter or header is written in a message (OpenAPI 3.2); its text, too, if the value is not given. */
  readonly serialized?: string;
  /** Whether the example is generated from the schema. */
  readonly generated: boolean;
}
