import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** A group of the sidebar: a label above its pages, or a topic with a page whose further pages are a native fold. */
export default function DocSidebarItemCategory({ activePath, item, level }: Props): ReactNode {
  const { className, collapsible, href, items, label } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = isSamePath(href, activePath);
  const pages = (
    <ul className="menu__list">
      <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
    </ul>
  );
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <div
        className={clsx(
          'menu__list-item-collapsible',
          isCurrent && 'menu__list-item-collapsible--active',
        )}
      >
        {href ? (
          <Link
            className={clsx('menu__link', isActive && 'menu__link--active')}
            aria-current={isCurrent ? 'page' : undefined}
            to={href}
          >
            {label}
          </Link>
        ) : (
          <span className="menu__link">{label}</span>
        )}
      </div>
      {collapsible ? (
        <details open={isActive || !item.collapsed}>
          <summary
            className="menu__caret"
            aria-label={translate(
              { id: 'theme.DocSidebarItem.pagesAriaLabel', message: 'Páginas de {label}' },
              { label },
            )}
          />
          {pages}
        </details>
      ) : (
        pages
      )}
    </li>
  );
}
