import type {
  PropNavigationLink,
  PropSidebar,
  PropSidebarItem,
} from '@docusaurus/plugin-content-docs';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import PaginatorNavLink from '@theme/PaginatorNavLink';
import type { ReactNode } from 'react';

/** The neighbours of a guide, each with the name of its group, so that equal titles differ. */
export default function DocItemPaginator(): ReactNode {
  const { next, previous } = useDoc().metadata;
  const before = translate({ id: 'theme.docs.paginator.previous', message: 'Previous' });
  const after = translate({ id: 'theme.docs.paginator.next', message: 'Next' });
  return (
    <nav
      className="docusaurus-mt-lg pagination-nav"
      aria-label={translate({ id: 'theme.docs.paginator.navAriaLabel', message: 'Docs pages' })}
    >
      {previous && <Neighbour link={previous} label={before} />}
      {next && <Neighbour link={next} label={after} isNext />}
    </nav>
  );
}

interface NeighbourProps {
  readonly link: PropNavigationLink;
  readonly label: string;
  readonly isNext?: boolean;
}

/** A neighbour as the sidebar names it: a topic's own page has the topic's name. */
function Neighbour({ isNext, label, link }: NeighbourProps): ReactNode {
  const items = useDocsSidebar()?.items ?? [];
  const [item, group] = findItem(link.permalink, items) ?? [];
  const title = item?.type === 'category' ? item.label : link.title;
  const subLabel = group ? `${label} · ${group}` : label;
  return <PaginatorNavLink {...link} title={title} subLabel={subLabel} isNext={isNext} />;
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
