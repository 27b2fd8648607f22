/** What the table counts, one row each. */
export const CATEGORIES = [
  'document',
  'server',
  'tag',
  'operation',
  'description',
  'security',
  'parameter',
  'header',
  'media type',
  'field',
  'required',
  'type',
  'enum value',
  'limit',
  'default',
  'example',
  'mark',
  'rule',
  'response',
  'callback or webhook',
  'link',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** How a fact must be visible. */
export type Expected =
  /** Markdown: every line of its text. */
  | {
      readonly kind: 'prose';
      readonly text: string;
      /** Or, of a short sentence, all its words around the place. */
      readonly mayRepeat?: boolean;
    }
  /** A value standing by itself; any one of the spellings. */
  | { readonly kind: 'word'; readonly texts: readonly string[] }
  /** Part of what the reference itself says of the place; any one of the wordings. */
  | {
      readonly kind: 'phrase';
      readonly wordings: readonly RegExp[];
      /** Or what a description says. */
      readonly inProse?: boolean;
    }
  /** That a value must be sent, or always comes. */
  | { readonly kind: 'required' }
  /** The address of a link. */
  | { readonly kind: 'address'; readonly url: string }
  /** An example or a sample: text without regard to white space, anywhere in the same operation. */
  | { readonly kind: 'code'; readonly texts: readonly string[] }
  /** An example of a schema: as a value of its row, or as part of an example of the operation. */
  | { readonly kind: 'sample value'; readonly texts: readonly string[] };

/** One thing a reader must find. */
export interface Fact {
  readonly category: Category;
  /** Where the document says it, without `#`. */
  readonly pointer: string;
  readonly expected: Expected;
}

/** How to find a place of the page from the place around it. */
export type Step =
  | { readonly kind: 'document'; readonly title: string }
  | { readonly kind: 'tag'; readonly title: string }
  | { readonly kind: 'scheme'; readonly key: string }
  | { readonly kind: 'schema'; readonly name: string }
  | { readonly kind: 'operation'; readonly method: string; readonly path: string }
  | {
      readonly kind: 'callback';
      readonly name: string;
      readonly method: string;
      readonly path: string;
    }
  | { readonly kind: 'parameter'; readonly location: string; readonly name: string }
  | { readonly kind: 'body' }
  | { readonly kind: 'response'; readonly status: string }
  | { readonly kind: 'header'; readonly name: string }
  | { readonly kind: 'media'; readonly name: string }
  | { readonly kind: 'field'; readonly name: string }
  /** One of several forms: by its position among them, or else by one of its names. */
  | { readonly kind: 'option'; readonly index: number; readonly names: readonly string[] }
  /** A row without an address of its own, by its heading; `nth` of those with the same one. */
  | { readonly kind: 'row'; readonly label: string; readonly nth: number };

/** A place the page must have, what must be said there, and the places inside it. */
export interface Place {
  readonly step: Step;
  /** The category the place itself is counted under. */
  readonly category: Category;
  readonly pointer: string;
  /** Equal for places that stand for the same part of the document, so that recursion can end. */
  readonly key: string;
  readonly facts: readonly Fact[];
  /** Opened on demand: a recursive schema has no last place. */
  readonly children: () => readonly Place[];
}
