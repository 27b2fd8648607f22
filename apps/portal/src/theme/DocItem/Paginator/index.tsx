import type {
  PropNavigationLink,
  PropSidebar,
  PropSidebarItem,
} from '@docusaurus/plugin-content-docs';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';
import type { ReactNode } from 'react';

/** The neighbours of a guide, each with the name of its group, so that equal titles differ. */
export default function DocItemPaginator(): ReactNode {
  const { metadata } = useDoc();
  const items = useDocsSidebar()?.items ?? [];
  const { next, previous } = metadata;
  return (
    <DocPaginator
      className="docusaurus-mt-lg"
      previous={previous && nameGroup(previous, items)}
      next={next && nameGroup(next, items)}
    />
  );
}

/** A neighbour as the sidebar names it: a topic's own page has the topic's name. */
function nameGroup(link: PropNavigationLink, items: PropSidebar): PropNavigationLink {
  const [item, group] = findItem(link.permalink, items) ?? [];
  const title = item?.type === 'category' ? item.label : link.title;
  return { ...link, title, ...(group && { group }) };
}

function findItem(
  route: string,
  items: PropSidebar,
  group?: string,
): readonly [item: PropSidebarItem, group: string | undefined] | undefined {
  for (const item of items) {
    if (item.type === 'html') continue;
    if (item.href === route) return [item, group];
    const found = item.type === 'category' && findItem(route, item.items, item.label);
    if (found) return found;
  }
  return undefined;
}
