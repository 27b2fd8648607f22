import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { isSamePath } from '@docusaurus/theme-common/internal';
import IconExternalLink from '@theme/Icon/ExternalLink';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * The pages of a topic are a native fold. The theme's own entries have three times the markup, and every page would have
 * it before its text.
 */
export default function MenuItems({ items }: { readonly items: readonly PropSidebarItem[] }) {
  return (
    <ul className="menu__list">
      {items.map((item) => item.type !== 'html' && <MenuItem key={item.label} item={item} />)}
    </ul>
  );
}

type Item = Exclude<PropSidebarItem, { type: 'html' }>;

function MenuItem({ item }: { readonly item: Item }): ReactNode {
  const { pathname } = useLocation();
  if (item.type === 'link')
    return (
      <li className={item.className}>
        <ItemLink item={item} />
      </li>
    );
  const { className, collapsible, collapsed, items, label } = item;
  const pages = <MenuItems items={items} />;
  if (!collapsible) {
    return (
      <li className={className}>
        <span className="menu__link">{label}</span>
        {pages}
      </li>
    );
  }
  return (
    <li className={clsx('menu__topic', className)}>
      {item.href ? <ItemLink item={item} /> : <span className="menu__link">{label}</span>}
      <details open={isActiveSidebarItem(item, pathname) || !collapsed}>
        <summary className="menu__caret" aria-label={`Páginas de ${label}`} />
        {pages}
      </details>
    </li>
  );
}

function ItemLink({ item }: { readonly item: Item }): ReactNode {
  const { pathname } = useLocation();
  const { href = '', label } = item;
  return (
    <Link
      className={clsx('menu__link', isActiveSidebarItem(item, pathname) && 'menu__link--active')}
      aria-current={isSamePath(href, pathname) ? 'page' : undefined}
      to={href}
    >
      {label}
      {!isInternalUrl(href) && <IconExternalLink />}
    </Link>
  );
}
