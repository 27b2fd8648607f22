import { ThemeClassNames } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import SiteMenu from '../SiteMenu';
import styles from './styles.module.css';

interface Props {
  readonly outline?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The frame of guides for other pages: the same sidebar, left edge and width of text.
 */
export default function SiteFrame({ outline, children }: Props): ReactNode {
  return (
    <div className={styles.frame}>
      <aside className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.aside)}>
        <SiteMenu className={clsx('menu thin-scrollbar', styles.menu)} />
      </aside>
      <main className={styles.main}>
        <div className="container padding-top--md padding-bottom--lg">
          <div className={clsx('row', styles.row)}>
            <div id="conteudo" className={clsx('col', styles.text)}>
              {children}
            </div>
            {outline && (
              <nav className={clsx('col col--3', styles.outline)} aria-label="Nesta página">
                {outline}
              </nav>
            )}
          </div>
        </div>
      </main>
    </div>
  );
}
