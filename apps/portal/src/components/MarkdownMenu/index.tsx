import { copyText } from '@frontier/reference/browser';
import { type ReactNode, useState } from 'react';
import { markdownPageOf } from '../../plugins/markdown-pages/markdownPageOf';
import styles from './styles.module.css';

const MENU = 'pagina-em-markdown';

/** A native menu that copies or opens the page as Markdown, for assistants and editors. */
export default function MarkdownMenu({ route }: { readonly route: string }): ReactNode {
  const markdownPage = markdownPageOf(route);
  const [said, setSaid] = useState('');
  const copy = async () => {
    setSaid('');
    try {
      setSaid((await copyText(readText(markdownPage))) ? 'Copiada.' : '');
    } catch {
      setSaid('Não deu para copiar; abra a página abaixo.');
    }
  };
  return (
    <div className={styles.markdownPage} key={markdownPage}>
      <button type="button" className={styles.opener} popoverTarget={MENU}>
        Markdown
      </button>
      <div id={MENU} className={styles.menu} popover="auto">
        <button type="button" data-markdown-page={markdownPage} onClick={copy}>
          Copiar a página
        </button>
        <span role="status" className={styles.said}>
          {said}
        </span>
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

async function readText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}
