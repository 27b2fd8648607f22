import Link from '@docusaurus/Link';
import { groupBlogSidebarItemsByYear } from '@docusaurus/plugin-content-blog/client';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { everyPost } from '../../data/socialAreas';
import styles from './styles.module.css';

const TITLE = 'Arquivo';
const LEAD = 'Todas as publicações, por ano';

export default function BlogArchivePage({ archive }: Props): ReactNode {
  // Dates have no time: in the reader's time zone they could change to the previous day.
  const format = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  const items = archive.blogPosts.map(({ metadata }) => ({ ...metadata, unlisted: false }));
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={TITLE} description={LEAD} />
      <BlogLayout sidebar={{ title: everyPost, items }}>
        <Heading as="h1">{TITLE}</Heading>
        <p className={styles.lead}>{LEAD}</p>
        {groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
          <section key={year} aria-labelledby={`ano-${year}`}>
            <Heading as="h2" id={`ano-${year}`} className={styles.year}>
              {year}
            </Heading>
            <ul className={clsx('clean-list', styles.posts)}>
              {posts.map(({ date, permalink, title: name }) => (
                <li key={permalink} className={styles.post}>
                  <time dateTime={`${date}`}>{format.format(new Date(date))}</time>
                  <Link to={permalink}>{name}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
