import type { ArchiveBlogPost } from '@theme/BlogArchivePage';

/** The posts of one year, newest first. */
export interface ArchiveYear {
  readonly year: string;
  readonly posts: readonly ArchiveBlogPost[];
}

/**
 * Groups posts by the year of their date.
 *
 * @param posts newest first, as the blog plugin gives them
 * @returns one group per year, in the order the years first appear
 */
export function groupPostsByYear(posts: readonly ArchiveBlogPost[]): readonly ArchiveYear[] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return Array.from(years, ([year, yearPosts]) => ({ year, posts: yearPosts }));
}
