import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Root';
import type { ReactNode } from 'react';
import { markdownPageOf } from '../../plugins/markdown-pages/markdownPageOf';
import styles from './styles.module.css';

/**
 * An element around the whole site. Docusaurus hydrates `/page.html` and `/page/index.html` before the page's code has
 * arrived. React does not remove leftover server HTML directly under its root, so the page would show twice. Inside an
 * element React replaces the leftover.
 */
export default function Root({ children }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <div className={styles.root}>
      {/* For programs. The page of wrong addresses has no Markdown. */}
      {pathname !== '/404.html' && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdownPageOf(pathname)} />
        </Head>
      )}
      {children}
    </div>
  );
}
