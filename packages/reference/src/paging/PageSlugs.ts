/** Longest slug in bytes, so that route and file name stay far below every file system's limit. */
const LENGTH_LIMIT = 80;
/** `index` is the first page's file name; the others are devices where Windows serves the files. */
const RESERVED = /^(?:index|con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/**
 * Hands out the last parts of page addresses, unique also where file names ignore case. An empty
 * slug, the reference's first page, is never handed out, nor is a name that a file must not have.
 */
export class PageSlugs {
  private readonly taken = new Set<string>();
  private readonly copies = new Map<string, number>();

  /** @returns the text without accents and what an address cannot hold, numbered when taken. */
  claim(text: string): string {
    const wanted = toSlug(text);
    const key = foldCase(wanted);
    let copy = this.copies.get(key) ?? 1;
    let slug = wanted;
    while (this.taken.has(foldCase(slug))) {
      copy += 1;
      slug = `${wanted}-${copy}`;
    }
    this.copies.set(key, copy);
    this.taken.add(foldCase(slug));
    return slug;
  }
}

function toSlug(text: string): string {
  const slug = text
    .slice(0, LENGTH_LIMIT * 2)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}_.-]+/gu, '-')
    .replace(/^[-.]+/, '');
  // A site's router takes such an ending off an address.
  const kept = cutBytes(slug)
    .replace(/[-.]+$/, '')
    .replace(/\.(html?)$/i, '-$1');
  // A device keeps its name whatever ending follows it.
  return kept.replace(RESERVED, (name) => `${name}-2`) || 'x';
}

/** Equal for what any file system takes for one name: some compare capitals, some small letters. */
function foldCase(text: string): string {
  return text.toUpperCase().toLowerCase();
}

/** Whole characters only. */
function cutBytes(text: string): string {
  let size = 0;
  let kept = '';
  for (const character of text) {
    size += Buffer.byteLength(character);
    if (size > LENGTH_LIMIT) break;
    kept += character;
  }
  return kept;
}
