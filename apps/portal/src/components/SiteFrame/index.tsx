import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { sidebars } from '../SiteMenu/sidebars';
import styles from './styles.module.css';

interface Props {
  /** The page's outline, shown at the right. */
  readonly outline?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of guides for other pages: the same sidebar, left edge and width of text.
 */
export default function SiteFrame({ outline, children }: Props): ReactNode {
  const { pathname } = useLocation();
  const label = translate({ id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar' });
  return (
    <div className={styles.frame}>
      <aside className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.aside)}>
        <nav className={clsx('menu thin-scrollbar', styles.menu)} aria-label={label}>
          <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
            {sidebars.map(([name, items]) => (
              <DocSidebarItems key={name} items={items} activePath={pathname} level={1} />
            ))}
          </ul>
        </nav>
      </aside>
      <main className={styles.main}>
        <div className="container padding-top--md padding-bottom--lg">
          <div className={clsx('row', styles.row)}>
            <div id="conteudo" className={clsx('col', styles.text)}>
              {children}
            </div>
            {outline && <div className={clsx('col col--3', styles.outline)}>{outline}</div>}
          </div>
        </div>
      </main>
    </div>
  );
}
