import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Root } from 'mdast';
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
  const rankOf = (id: string) => (areas.has(id) ? order.indexOf(id) : order.length);
  return [...docs]
    .sort((a, b) => rankOf(a.id) - rankOf(b.id) || a.permalink.localeCompare(b.permalink))
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

/** The posts, newest first. Lists of posts have no Markdown. */
export function blogPages(
  { blogPosts }: BlogContent,
  siteDir: string,
  read: (file: string) => Root,
): MarkdownPage[] {
  return blogPosts.map(({ metadata }) => ({
    route: metadata.permalink,
    title: metadata.title,
    description: metadata.description,
    area: 'Blog',
    read: () => read(fileOf(metadata.source, siteDir)),
  }));
}
