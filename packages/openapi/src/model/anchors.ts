import { LIMITS } from '../limits.js';

/** The words at the start of anchors, and the anchors of fixed sections of a page. */
export interface AnchorWords {
  /** Prefixes of the name of a schema, a tag and a security scheme. */
  readonly schema: string;
  readonly group: string;
  readonly security: string;
  /** Prefix of the number of a form without a name. */
  readonly form: string;
  /** Anchors of fixed sections, which are reserved. */
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
 * The words in the anchors of a language's pages. They are part of published addresses, so they never change.
 *
 * @param language tag (BCP 47).
 * @returns Portuguese words for Portuguese, English ones for all other languages.
 * @example
 * anchorWordsOf('pt-BR').schema // 'esquema'
 */
export function anchorWordsOf(language: string): AnchorWords {
  return /^pt(?:-|$)/i.test(language) ? PORTUGUESE : NEUTRAL;
}

/** Assigns unique anchors on one page. */
export class AnchorRegistry {
  /** Anchors in use, at first the reserved ones. */
  private readonly taken: Set<string>;
  /** Last number assigned to a repeated anchor, so that many equal names take linear time. */
  private readonly copies = new Map<string, number>();

  constructor({ content, schemas }: AnchorWords) {
    this.taken = new Set(['r-page', content, schemas]);
  }

  /** @returns the parts joined with `.`, safe for an `id` and a URL, with a number if already in use. */
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

/**
 * Converts a text to a part of an anchor.
 *
 * @param text any name.
 * @returns its letters (also accented), digits, `_`, `-` and `.`; each run of other characters becomes one hyphen.
 * @example
 * toAnchorPart('text/plain; é') // 'text-plain-é'
 */
export function toAnchorPart(text: string): string {
  return (
    text
      .slice(0, LIMITS.anchorCharacters)
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}_.~-]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'x'
  );
}
