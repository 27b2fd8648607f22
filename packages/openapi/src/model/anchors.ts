import { LIMITS } from '../limits.js';

/** The words in anchors. They are part of published addresses, so they never change. */
export const ANCHOR_WORDS = {
  /** Prefixes of the name of a schema, a tag and a security scheme. */
  schema: 'esquema',
  group: 'grupo',
  security: 'seguranca',
  /** Prefix of the number of a variant without a name. */
  variant: 'opcao',
  /** Reserved anchors of fixed sections. */
  content: 'conteudo',
  schemas: 'esquemas',
};

export class AnchorRegistry {
  private readonly taken = new Set(['r-page', ANCHOR_WORDS.content, ANCHOR_WORDS.schemas]);
  /** Last number assigned to a repeated anchor, so that many equal names take linear time. */
  private readonly copies = new Map<string, number>();

  has(anchor: string): boolean {
    return this.taken.has(anchor);
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
