import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/TOC';
import OriginalTOC from '@theme-original/TOC';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Table of contents as a named landmark: on blog posts it is outside `main` (WCAG 1.3.1). */
export default function TOC(props: Props): ReactNode {
  const label = translate({
    id: 'theme.TOCCollapsible.toggleButtonLabel',
    message: 'Nesta página',
  });
  return (
    <nav className={styles.landmark} aria-label={label}>
      <OriginalTOC {...props} />
    </nav>
  );
}
