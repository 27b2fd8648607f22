/** Longest slug, so that route and file name stay far below every file system's limit. */
const LENGTH_LIMIT = 80;

/**
 * Hands out the last parts of page addresses, unique also where file names ignore case. An empty
 * slug, the reference's first page, is never handed out, nor is `index`, its file name.
 */
export class PageSlugs {
  private readonly taken = new Set(['index']);
  private readonly copies = new Map<string, number>();

  /** @returns the text without accents and what an address cannot hold, numbered when taken. */
  claim(text: string): string {
    const wanted = toSlug(text);
    const key = wanted.toLowerCase();
    let copy = this.copies.get(key) ?? 1;
    let slug = wanted;
    while (this.taken.has(slug.toLowerCase())) {
      copy += 1;
      slug = `${wanted}-${copy}`;
    }
    this.copies.set(key, copy);
    this.taken.add(slug.toLowerCase());
    return slug;
  }
}

function toSlug(text: string): string {
  const slug = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .slice(0, LENGTH_LIMIT)
    .replace(/^[-.]+|[-.]+$/g, '');
  return slug || 'x';
}
