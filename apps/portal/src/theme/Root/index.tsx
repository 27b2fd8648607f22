import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/Root';
import type { ReactNode } from 'react';
import { markdownPageOf } from '../../plugins/markdown-pages/markdownPageOf';
import styles from './styles.module.css';

/** The page of wrong addresses and the lists of posts have no Markdown. */
const WITHOUT_MARKDOWN = /^\/404\.html$|^\/blog(?:$|\/(?:archive|authors|tags)(?:\/|$))/;

/**
 * An element around the whole site. Docusaurus hydrates `/page.html` and `/page/index.html` before the page's code has
 * arrived. React does not remove leftover server HTML directly under its root, so the page would show twice. Inside an
 * element React replaces the leftover.
 */
export default function Root({ children }: Props): ReactNode {
  const { pathname } = useLocation();
  return (
    <div className={styles.root}>
      {!WITHOUT_MARKDOWN.test(pathname) && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdownPageOf(pathname)} />
        </Head>
      )}
      {children}
    </div>
  );
}
