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
    <p className={styles.twin} key={twin} data-native>
      <button type="button" className={styles.copy} data-twin={twin}>
        Copiar como Markdown
      </button>
      {/* Written by the page script, perhaps before React starts, which then leaves what is in it alone. */}
      <span
        role="status"
        className={styles.said}
        data-done="Copiado."
        data-failed="Não deu para copiar; abra ao lado."
        // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which only marks it as not React's
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
      <a href={twin} type="text/markdown">
        Ver como Markdown
      </a>
    </p>
  );
}
