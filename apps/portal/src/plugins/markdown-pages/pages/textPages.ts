import path from 'node:path';
import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Root } from 'mdast';
import { linkNode, listNode } from '../../../shared/mdx/tableNodes';
import type { MarkdownPage } from './MarkdownPage';

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];

/** Heading of guides outside the sidebar's categories. */
const OTHERS = 'Documentação';

/** The guides in the order of the sidebar, followed by those outside it. */
export function guidePages(
  { docs, sidebars }: LoadedVersion,
  siteDir: string,
  read: (file: string) => Root,
): MarkdownPage[] {
  const areas = new Map(
    Object.values(sidebars).flatMap((sidebar) => sidebar.flatMap((item) => idsOf(item, []))),
  );
  const order = [...areas.keys()];
  const placeOf = (id: string) => (areas.has(id) ? order.indexOf(id) : order.length);
  return [...docs]
    .sort((a, b) => placeOf(a.id) - placeOf(b.id) || a.permalink.localeCompare(b.permalink))
    .map(({ description, id, permalink, source, title }) => ({
      route: permalink,
      title,
      description,
      area: areas.get(id) ?? OTHERS,
      read: () => read(fileOf(source, siteDir)),
    }));
}

/** Ids of documents below a sidebar item, each with its two outermost categories. */
function idsOf(
  item: SidebarItem,
  around: readonly string[],
): (readonly [id: string, area: string])[] {
  const area = around.slice(0, 2).join(': ') || OTHERS;
  if (item.type === 'doc' || item.type === 'ref') return [[item.id, area]];
  if (item.type !== 'category') return [];
  const inside = [...around, item.label];
  const first: SidebarItem[] = item.link?.type === 'doc' ? [{ type: 'doc', id: item.link.id }] : [];
  return [...first, ...item.items].flatMap((inner) => idsOf(inner, inside));
}

/** Resolves `@site/docs/a.mdx` to a path. */
export function fileOf(source: string, siteDir: string): string {
  return path.relative(process.cwd(), path.join(siteDir, source.replace(/^@site\//, '')));
}

const AREA = 'Blog';
const ROUTE = '/blog';

/** Posts, newest first, and every page that lists posts. */
export function blogPages(
  blog: BlogContent,
  siteDir: string,
  read: (file: string) => Root,
): MarkdownPage[] {
  const posts = blog.blogPosts.map(
    ({ metadata }): MarkdownPage => ({
      route: metadata.permalink,
      title: metadata.title,
      description: metadata.description,
      area: AREA,
      read: () => read(fileOf(metadata.source, siteDir)),
    }),
  );
  return [...listPages(blog), ...posts];
}

function listPages({
  authorsMap = {},
  blogPosts,
  blogTags,
  blogTitle,
}: BlogContent): MarkdownPage[] {
  const tags = Object.values(blogTags);
  const authors = Object.values(authorsMap).filter((author) => author.page);
  const byId = new Map(blogPosts.map((post) => [post.id, post]));
  return [
    listPage(ROUTE, blogTitle, postEntries(blogPosts), AREA),
    listPage(`${ROUTE}/archive`, 'Arquivo', postEntries(blogPosts)),
    listPage(
      `${ROUTE}/tags`,
      'Marcadores',
      tags.map(({ label, permalink }) => ({ url: permalink, title: label, text: '' })),
    ),
    ...tags.map(({ items, label, permalink }) =>
      listPage(permalink, label, postEntries(items.flatMap((id) => byId.get(id) ?? []))),
    ),
    listPage(
      `${ROUTE}/authors`,
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

type PostEntry = ReturnType<typeof postEntries>[number];

function postEntries(posts: readonly BlogPost[]) {
  return posts.map(({ metadata: { description, permalink, title } }) => ({
    url: permalink,
    title,
    text: description,
  }));
}

function listPage(
  route: string,
  title: string,
  entries: readonly PostEntry[],
  area?: string,
): MarkdownPage {
  const items = entries.map(({ text, title: name, url }) => ({
    cell: [linkNode(url, name), text !== '' && `: ${text}`],
  }));
  const read = (): Root => ({ type: 'root', children: [listNode(items)] });
  return { route, title, description: '', area, isPart: true, read };
}
