import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import { type ReactNode, useRef } from 'react';
import styles from './styles.module.css';

/**
 * The first stop of the Tab key: a plain link to what the page is about, past bar, sidebar and lists,
 * with or without scripts. Every kind of page marks that place with the id `conteudo`.
 */
export default function SkipToContent(): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  // On another page the keyboard begins here again, as it does after a full load.
  useLocationChange(({ location }) => {
    if (action === 'PUSH' && !location.hash) start.current?.focus();
  });
  return (
    <div ref={start} tabIndex={-1} className={styles.start}>
      <a className={styles.link} href="#conteudo">
        {translate({ id: 'theme.common.skipToMainContent', message: 'Skip to main content' })}
      </a>
    </div>
  );
}
