import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { everyPost } from '../../data/socialAreas';
import styles from './styles.module.css';

/** The posts of one year, newest first. */
interface ArchiveYear {
  readonly year: string;
  readonly posts: readonly ArchiveBlogPost[];
}

/**
 * Groups posts by year.
 *
 * @param posts newest first, as the blog plugin passes them
 * @returns one group per year, in the order of the posts
 */
function groupPostsByYear(posts: readonly ArchiveBlogPost[]): readonly ArchiveYear[] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return Array.from(years, ([year, yearPosts]) => ({ year, posts: yearPosts }));
}

/** Every post of the blog, by year (`/blog/archive`). */
export default function BlogArchivePage({ archive }: Props): ReactNode {
  // Dates have no time: in the reader's time zone they could change to the previous day.
  const format = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  const title = translate({ id: 'theme.blog.archive.title', message: 'Arquivo' });
  const description = translate({
    id: 'theme.blog.archive.description',
    message: 'Todas as publicações, por ano',
  });
  const items = archive.blogPosts.map(({ metadata }) => ({ ...metadata, unlisted: false }));
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={title} description={description} />
      <BlogLayout sidebar={{ title: everyPost, items }}>
        <Heading as="h1">{title}</Heading>
        <p className={styles.lead}>{description}</p>
        {groupPostsByYear(archive.blogPosts).map(({ year, posts }) => (
          <section key={year} aria-labelledby={`ano-${year}`}>
            <Heading as="h2" id={`ano-${year}`} className={styles.year}>
              {year}
            </Heading>
            <ul className={styles.posts}>
              {posts.map(({ metadata }) => (
                <li key={metadata.permalink} className={styles.post}>
                  <time dateTime={metadata.date}>{format.format(new Date(metadata.date))}</time>
                  <Link to={metadata.permalink}>{metadata.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
