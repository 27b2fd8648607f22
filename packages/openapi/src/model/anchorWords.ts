/** The words that anchors begin with, or consist of where a place is the page's own. */
export interface AnchorWords {
  /** Before the name of a schema, of a tag, of a security scheme. */
  readonly schema: string;
  readonly group: string;
  readonly security: string;
  /** Before the number of a form without a name. */
  readonly form: string;
  /** The page's own places, which no part of a document takes. */
  readonly content: string;
  readonly schemas: string;
}

const NEUTRAL: AnchorWords = {
  schema: 'schema',
  group: 'group',
  security: 'security',
  form: 'option',
  content: 'r-content',
  schemas: 'r-schemas',
};

const PORTUGUESE: AnchorWords = {
  schema: 'esquema',
  group: 'grupo',
  security: 'seguranca',
  form: 'opcao',
  content: 'conteudo',
  schemas: 'esquemas',
};

/**
 * The words in the anchors of a language's pages. They are part of addresses that others keep, so a language's words
 * never change: Portuguese pages have Portuguese ones, all others those of English.
 *
 * @param language tag (BCP 47).
 */
export function anchorWordsOf(language: string): AnchorWords {
  return /^pt(?:-|$)/i.test(language) ? PORTUGUESE : NEUTRAL;
}
