import type { Props } from '@theme/Root';
import type { ReactNode } from 'react';
import TwinLink from '../../components/TextTwin/TwinLink';
import styles from './styles.module.css';

/**
 * An element around the whole site. Docusaurus hydrates `/page.html` and `/page/index.html` before the page's code has
 * arrived. React does not remove leftover server HTML directly under its root, so the page would show twice. Inside an
 * element React replaces the leftover.
 */
export default function Root({ children }: Props): ReactNode {
  return (
    <div className={styles.root}>
      <TwinLink />
      {children}
    </div>
  );
}
