import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type { Root } from 'mdast';
import { linkNode, textNode } from '../../../shared/mdx/tableNodes';
import { fileOf } from './guidePages';
import type { TwinPage } from './TwinPage';

const AREA = 'Blog';

/** Posts, newest first, and every page that lists some of them. */
export function blogPages(
  blog: BlogContent,
  siteDir: string,
  read: (file: string) => Root,
): TwinPage[] {
  const posts = blog.blogPosts.map(
    ({ metadata }): TwinPage => ({
      route: metadata.permalink,
      title: metadata.title,
      description: metadata.description,
      area: AREA,
      read: () => read(fileOf(metadata.source, siteDir)),
    }),
  );
  return [...listPages(blog), ...posts];
}

function listPages({ authorsMap = {}, blogPosts, blogTags, blogTitle }: BlogContent): TwinPage[] {
  const root = blogTitleRoute(blogPosts);
  const tags = Object.values(blogTags);
  const authors = Object.values(authorsMap).filter((author) => author.page);
  const byId = new Map(blogPosts.map((post) => [post.id, post]));
  const pages = [
    listPage(root, blogTitle, postEntries(blogPosts), AREA),
    listPage(`${root}/archive`, 'Arquivo', postEntries(blogPosts)),
    listPage(
      `${root}/tags`,
      'Marcadores',
      tags.map(({ label, permalink }) => ({ url: permalink, title: label, text: '' })),
    ),
    ...tags.map(({ items, label, permalink }) =>
      listPage(permalink, label, postEntries(items.flatMap((id) => byId.get(id) ?? []))),
    ),
  ];
  if (authors.length === 0) return pages;
  return [
    ...pages,
    listPage(
      `${root}/authors`,
      'Autores',
      authors.map(({ name = '', page, title = '' }) => ({
        url: page?.permalink ?? '',
        title: name,
        text: title,
      })),
    ),
    ...authors.map(({ key, name = '', page }) =>
      listPage(
        page?.permalink ?? '',
        name,
        postEntries(
          blogPosts.filter(({ metadata }) => metadata.authors.some((author) => author.key === key)),
        ),
      ),
    ),
  ];
}

/** Every post stands right below the blog. */
function blogTitleRoute([first]: readonly BlogPost[]): string {
  return first?.metadata.permalink.replace(/\/[^/]+$/, '') ?? '/blog';
}

interface Entry {
  readonly url: string;
  readonly title: string;
  readonly text: string;
}

function postEntries(posts: readonly BlogPost[]): Entry[] {
  return posts.map(({ metadata: { description, permalink, title } }) => ({
    url: permalink,
    title,
    text: description,
  }));
}

function listPage(
  route: string,
  title: string,
  entries: readonly Entry[],
  area?: string,
): TwinPage {
  const read = (): Root => ({
    type: 'root',
    children: [
      {
        type: 'list',
        spread: false,
        children: entries.map((entry) => ({
          type: 'listItem',
          spread: false,
          children: [
            {
              type: 'paragraph',
              children: [
                linkNode(entry.url, entry.title),
                ...(entry.text === '' ? [] : [textNode(`: ${entry.text}`)]),
              ],
            },
          ],
        })),
      },
    ],
  });
  return { route, title, description: '', area, isPart: true, read };
}
