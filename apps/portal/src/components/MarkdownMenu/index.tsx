import clsx from 'clsx';
import type { ReactNode } from 'react';
import { markdownPageOf } from '../../plugins/markdown-pages/markdownPageOf';
import styles from './styles.module.css';

const MENU = 'pagina-em-markdown';

/** A native menu that copies (`copyPage`) or opens the page as Markdown, for assistants and editors. */
export default function MarkdownMenu({ route }: { readonly route: string }): ReactNode {
  const markdownPage = markdownPageOf(route);
  return (
    <div className={clsx('screen-only', styles.markdownPage)} key={markdownPage}>
      <button
        type="button"
        className={clsx('tool', styles.opener)}
        data-short="MD"
        popoverTarget={MENU}
      >
        Markdown
      </button>
      <div id={MENU} className={clsx('floating', styles.menu)} popover="auto">
        <button type="button" data-markdown-page={markdownPage}>
          Copiar a página
        </button>
        <span role="status" className={styles.said} />
        <a href={markdownPage} type="text/markdown">
          Abrir em Markdown
        </a>
        <a href="/llms.txt" type="text/plain">
          Todas as páginas, em llms.txt
        </a>
      </div>
    </div>
  );
}
