import type { Service } from '@frontier/openapi';

/** Longest slug in bytes, so that route and file name stay far below every file system's limit. */
const LENGTH_LIMIT = 80;
/** `index` is the first page's file name; the others are devices where Windows serves the files. */
const RESERVED = /^(?:index|con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/** An address below a reference that leads to one of its places. */
interface NamedPlace {
  /** Last part of the address. */
  readonly slug: string;
  readonly anchor: string;
  readonly title: string;
  readonly isTag: boolean;
}

/**
 * Names an address for each operation, tag and shared schema. Others keep these addresses: operations come first
 * and keep their ids.
 */
export function listNamedPlaces(service: Service): NamedPlace[] {
  const slugs = new PageSlugs();
  const name = (anchor: string, text: string, title: string, isTag = false) => ({
    slug: slugs.claim(text),
    anchor,
    title,
    isTag,
  });
  const tags = service.groups.flatMap((group) => group.tags);
  return [
    ...tags.flatMap(({ operations }) =>
      operations.map(({ anchor, title }) => name(anchor, anchor, title)),
    ),
    ...tags.map((tag) => name(tag.anchor, tag.name.toLowerCase(), tag.title, true)),
    ...service.schemas.map((schema) => name(schema.anchor, schema.anchor, schema.name)),
  ];
}

/**
 * The last part of the address of each operation and shared schema.
 *
 * @returns slugs by anchor.
 */
export function namePages(service: Service): ReadonlyMap<string, string> {
  const places = listNamedPlaces(service).filter(({ isTag }) => !isTag);
  return new Map(places.map(({ anchor, slug }) => [anchor, slug]));
}

/**
 * Hands out the last parts of page addresses, unique also where file names ignore case. An empty
 * slug, the reference's first page, is never handed out, nor is a name that a file must not have.
 */
export class PageSlugs {
  private readonly taken = new Set<string>();
  private readonly copies = new Map<string, number>();

  /** @returns the text without accents and without signs that an address cannot hold, numbered when taken. */
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
  // A site's router takes `.html` off an address.
  const kept = cutBytes(slug)
    .replace(/[-.]+$/, '')
    .replace(/\.(html?)$/i, '-$1');
  // A device keeps its name whatever ending follows it.
  return kept.replace(RESERVED, (name) => `${name}-2`) || 'x';
}

/** Equal for names that some file system takes for the same: some fold to capitals, some to small letters. */
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
