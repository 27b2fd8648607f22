import type { Props } from '@theme/Root';
import type { ReactNode } from 'react';
import TwinLink from '../../components/TextTwin/TwinLink';
import styles from './styles.module.css';

/**
 * One element around the whole site. React does not remove server HTML left over directly under
 * its root, so a page opened as `/page.html` or `/page/index.html`, which Docusaurus hydrates
 * before its code has arrived, would show twice. Inside an element the leftover is replaced.
 */
export default function Root({ children }: Props): ReactNode {
  return (
    <div className={styles.root}>
      <TwinLink />
      {children}
    </div>
  );
}
