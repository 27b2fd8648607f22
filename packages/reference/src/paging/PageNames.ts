import type { Service, Tag } from '../model/types/service.js';
import { PageSlugs } from './PageSlugs.js';

/** Something that is a page in one layout at least. */
export interface NamedPage {
  readonly slug: string;
  /** Of what the page begins with. */
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
    for (const { anchor, name } of service.schemas) this.name(anchor, anchor, name);
  }

  /** Slug of an operation, a tag's first page or a shared schema; empty for anything else. */
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
