import type { Service, Tag } from '@frontier/openapi';
import { operationsOf } from '@frontier/openapi';
import { oldSchemaAnchor } from './oldAnchors.js';

/** Longest slug in bytes, so that route and file name stay far below every file system's limit. */
const LENGTH_LIMIT = 80;
/** `index` is the first page's file name; the others are devices where Windows serves the files. */
const RESERVED = /^(?:index|con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?=\.|$)/i;

/** Something that is a page in one layout at least, or was one. */
export interface NamedPage {
  readonly slug: string;
  /** Anchor of the first thing on the page. */
  readonly anchor: string;
  readonly title: string;
}

/**
 * Names the pages a reference may have. The names do not depend on the layout, so that what is a
 * page in one can be a redirect in another; operations come first and keep their ids.
 */
export class PageNames {
  private readonly slugs = new PageSlugs();
  private readonly pages: NamedPage[] = [];
  private readonly byAnchor = new Map<string, string>();

  constructor(service: Service) {
    const tags = service.groups.flatMap((group) => group.tags);
    for (const { operations } of tags) {
      for (const { anchor, title } of operations) this.name(anchor, anchor, title);
    }
    for (const { anchor, name, title } of tags) this.name(anchor, name.toLowerCase(), title);
    for (const { anchor, name } of service.schemas) {
      this.name(anchor, anchor, name);
      const old = oldSchemaAnchor(anchor);
      // Its page was published under that anchor.
      if (old !== undefined) this.pages.push({ slug: this.slugs.claim(old), anchor, title: name });
    }
  }

  /** Slug of an operation, a tag's first page or a schema with a place of its own; empty for anything else. */
  slugOf(anchor: string): string {
    return this.byAnchor.get(anchor) ?? '';
  }

  /** Names one more page of a tag. */
  addTagPage({ anchor, name, title }: Tag): string {
    const slug = this.slugs.claim(name.toLowerCase());
    this.pages.push({ slug, anchor, title });
    return slug;
  }

  /** All pages named so far. */
  all(): readonly NamedPage[] {
    return this.pages;
  }

  private name(anchor: string, text: string, title: string): void {
    const slug = this.slugs.claim(text);
    this.byAnchor.set(anchor, slug);
    this.pages.push({ slug, anchor, title });
  }
}

/**
 * The last part of the address of each operation and schema where it has a page of its own.
 *
 * @param service the model, from `loadReference`.
 * @returns slugs by anchor.
 */
export function namePages(service: Service): ReadonlyMap<string, string> {
  const names = new PageNames(service);
  const places = [...operationsOf(service), ...service.schemas];
  return new Map(places.map(({ anchor }) => [anchor, names.slugOf(anchor)]));
}

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
