import { useHistory } from '@docusaurus/router';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import { type ReactNode, useRef } from 'react';
import styles from './styles.module.css';

/**
 * The first stop of the Tab key: a plain link past bar, sidebar and lists to the main content, with or without scripts.
 * Every kind of page marks that position with the id `conteudo`.
 */
export default function SkipToContent(): ReactNode {
  const start = useRef<HTMLDivElement>(null);
  const { action } = useHistory();
  // After navigation the focus starts here again, as after a full load.
  useLocationChange(({ location }) => {
    if (action === 'PUSH' && !location.hash) start.current?.focus();
  });
  return (
    <div ref={start} tabIndex={-1} className={styles.start}>
      <a className={`screen-only ${styles.link}`} href="#conteudo">
        Pular para o conteúdo principal
      </a>
    </div>
  );
}
