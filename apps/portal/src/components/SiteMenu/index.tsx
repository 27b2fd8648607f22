import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { revealCurrent } from './revealCurrent';
import { sidebars } from './sidebars';

interface Props {
  readonly className?: string;
  /** Called when the reader follows one of the links. */
  readonly onLeave?: () => void;
}

/** The documentation's sidebar. It is shown beside pages that are no guides, and in the open menu. */
export default function SiteMenu({ className, onLeave }: Props): ReactNode {
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const dialog = nav.current?.closest('dialog');
    if (dialog) revealCurrent(dialog);
  }, []);
  const label = translate({ id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar' });
  return (
    <nav ref={nav} className={className} aria-label={label}>
      <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
        {sidebars.map(([name, items]) => (
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
