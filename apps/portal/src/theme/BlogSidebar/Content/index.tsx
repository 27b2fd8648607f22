import { groupBlogSidebarItemsByYear } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogSidebar/Content';
import type { ReactNode } from 'react';

/** The list of posts by year. Years are not headings, because the list precedes the page's first heading. */
export default function BlogSidebarContent(props: Props): ReactNode {
  const { items, ListComponent, yearGroupHeadingClassName } = props;
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year}>
      <p className={`blog-year ${yearGroupHeadingClassName ?? ''}`}>{year}</p>
      <ListComponent items={posts} />
    </div>
  ));
}
