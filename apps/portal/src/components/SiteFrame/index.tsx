import type { ReactNode } from 'react';
import SiteMenu from '../SiteMenu';
import styles from './styles.module.css';

/** The frame of guides and of other pages: the sidebar, and text with the same left edge and width. */
export default function SiteFrame({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={styles.frame}>
      <SiteMenu isBeside />
      <main className={styles.main}>
        <div className="container padding-top--md padding-bottom--lg">{children}</div>
      </main>
    </div>
  );
}
