import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import version from '@generated/docusaurus-plugin-content-docs/default/version-current.json';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { revealCurrent } from './revealCurrent';

export interface Props {
  readonly className?: string;
  /** Whether a dialog around it is open. */
  readonly isShown?: boolean;
  /** Called when the reader follows one of the links. */
  readonly onLeave?: () => void;
}

/** The documentation's sidebar for pages that Docusaurus shows without it, and for the menu of all pages. */
export default function SiteMenu({ className, isShown, onLeave }: Props): ReactNode {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const dialog = nav.current?.closest('dialog');
    if (isShown && dialog) revealCurrent(dialog);
  }, [isShown]);
  const label = translate({ id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar' });
  return (
    <nav ref={nav} className={className} aria-label={label}>
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        {Object.entries(version.docsSidebars).map(([name, items]) => (
          <DocSidebarItems
            key={name}
            items={items}
            activePath={pathname}
            level={1}
            onItemClick={(item) => {
              if (item.type === 'link' || (item.type === 'category' && item.href)) onLeave?.();
            }}
          />
        ))}
      </ul>
    </nav>
  );
}
