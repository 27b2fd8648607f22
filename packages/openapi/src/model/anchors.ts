import { LIMITS } from '../limits.js';

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

/** Hands out unique anchors for one page. */
export class AnchorRegistry {
  /** The page's own parts, whatever a document calls its operations. */
  private readonly taken: Set<string>;
  /** Last number tried for a wanted anchor, so that many of one name cost no more than one each. */
  private readonly copies = new Map<string, number>();

  constructor({ content, schemas }: AnchorWords) {
    this.taken = new Set(['r-page', content, schemas]);
  }

  /** @returns the parts joined with `.`, made safe for an `id` and a URL, numbered when taken. */
  claim(...parts: readonly string[]): string {
    const wanted = parts.map(toAnchorPart).join('.');
    let copy = this.copies.get(wanted) ?? 1;
    let anchor = wanted;
    while (this.taken.has(anchor)) {
      copy += 1;
      anchor = `${wanted}-${copy}`;
    }
    this.copies.set(wanted, copy);
    this.taken.add(anchor);
    return anchor;
  }
}

/** Keeps letters (accents too), digits, `_`, `-` and `.`; anything else becomes one hyphen. */
export function toAnchorPart(text: string): string {
  return (
    text
      .slice(0, LIMITS.anchorCharacters)
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}_.~-]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'x'
  );
}
