import type { ReactNode } from 'react';
import { twinOf } from '../../plugins/text-twins/twinOf';
import styles from './styles.module.css';

interface Props {
  /** Address of the page. */
  readonly route: string;
}

const MENU = 'pagina-em-markdown';

/** A native menu that copies or opens the page as Markdown, for assistants and editors. */
export default function TextTwin({ route }: Props): ReactNode {
  const twin = twinOf(route);
  return (
    <div className={styles.twin} key={twin}>
      <button type="button" className={styles.opener} popoverTarget={MENU}>
        Markdown
      </button>
      <div id={MENU} className={styles.menu} popover="auto">
        <button type="button" data-twin={twin}>
          Copiar a página
        </button>
        {/* `copyTwin` writes here; React leaves the content unchanged. */}
        <span
          role="status"
          className={styles.said}
          data-done="Copiada."
          data-failed="Não deu para copiar; abra a página abaixo."
          // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which only marks it as not React's
          dangerouslySetInnerHTML={{ __html: '' }}
          suppressHydrationWarning
        />
        <a href={twin} type="text/markdown">
          Abrir em Markdown
        </a>
        <a href="/llms.txt" type="text/plain">
          Todas as páginas, em llms.txt
        </a>
      </div>
    </div>
  );
}
