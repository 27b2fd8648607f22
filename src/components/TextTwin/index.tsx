import type { ReactNode } from 'react';
import { twinOf } from '../../plugins/text-twins/twinOf';
import styles from './styles.module.css';

interface Props {
  /** Address of the page. */
  readonly route: string;
}

/** The page as Markdown, for an assistant or an editor: to be copied, or to be opened. */
export default function TextTwin({ route }: Props): ReactNode {
  const twin = twinOf(route);
  return (
    <p className={styles.twin} data-native>
      <button type="button" className={styles.copy} data-twin={twin}>
        Copiar como Markdown
      </button>
      <span
        role="status"
        className={styles.said}
        data-done="Copiado."
        data-failed="Não deu para copiar; abra ao lado."
      />
      <a href={twin} type="text/markdown">
        Ver como Markdown
      </a>
    </p>
  );
}
