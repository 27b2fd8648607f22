/** An extension (`x-…`) that the reader asked to see, and its value. */
export interface Extension {
  readonly name: string;
  /** A text as it is; anything else as JSON, digits as in the source. */
  readonly text: string;
  /** The language of a value that takes lines of its own: a list, an object, a text of several lines. */
  readonly block?: 'json' | 'text';
  /** Of a huge value this is only the beginning. */
  readonly cut?: boolean;
}
