import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { sidebars } from './sidebars';

/** The documentation's sidebar. It is shown beside pages that are no guides, and in the menu of narrow screens. */
export default function SiteMenu({ className }: { readonly className?: string }): ReactNode {
  const { pathname } = useLocation();
  const label = translate({ id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar' });
  return (
    <nav className={className} aria-label={label}>
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        {sidebars.map(([name, items]) => (
          <DocSidebarItems key={name} items={items} activePath={pathname} level={1} />
        ))}
      </ul>
    </nav>
  );
}
