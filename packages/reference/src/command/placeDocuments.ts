import type { Service } from '@frontier/openapi';
import type { Layout } from '../paging/layout.js';
import { PageSlugs } from '../paging/PageNames.js';

/** What the files of a folder are made of, in any format. */
export interface FolderContent {
  readonly services: readonly [Service, ...Service[]];
  readonly layout: Layout;
}

/** One document of a folder, and where its pages stand. */
export interface DocumentPlace {
  readonly service: Service;
  /** Its folder in that of the output, with a slash at its end; empty where it is the same. */
  readonly folder: string;
  /** File name of its first page. */
  readonly first: string;
  /** The name of a page's file in its folder, by the page's slug. */
  readonly nameOf: (slug: string) => string;
}

/**
 * Places documents in a folder: one document has all of it; of several, each has a page of its own or,
 * where it has several pages, a folder, and `index` lists them.
 */
export function placeDocuments(
  { layout, services }: FolderContent,
  index: 'index.html' | 'index.md',
): DocumentPlace[] {
  const ending = index.slice('index'.length);
  const slugs = new PageSlugs();
  return services.map((service) => {
    const slug = slugs.claim(service.id);
    const [folder, first] =
      services.length === 1
        ? ['', index]
        : layout === 'page'
          ? ['', `${slug}${ending}`]
          : [`${slug}/`, index];
    const nameOf = (page: string) => (page === '' ? first : `${page}${ending}`);
    return { service, folder, first, nameOf };
  });
}
