import { type ReactNode, useState } from 'react';
import { twinOf } from '../../plugins/text-twins/twinOf';
import styles from './styles.module.css';

const MENU = 'pagina-em-markdown';

/** A native menu that copies or opens the page as Markdown, for assistants and editors. */
export default function TextTwin({ route }: { readonly route: string }): ReactNode {
  const twin = twinOf(route);
  const [said, setSaid] = useState('');
  const copy = async () => {
    setSaid('');
    setSaid((await copyText(twin)) ? 'Copiada.' : 'Não deu para copiar; abra a página abaixo.');
  };
  return (
    <div className={styles.twin} key={twin}>
      <button type="button" className={styles.opener} popoverTarget={MENU}>
        Markdown
      </button>
      <div id={MENU} className={styles.menu} popover="auto">
        <button type="button" data-twin={twin} onClick={copy}>
          Copiar a página
        </button>
        <span role="status" className={styles.said}>
          {said}
        </span>
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

/** @returns whether the text at the address is in the clipboard. */
async function copyText(address: string): Promise<boolean> {
  try {
    // The clipboard gets a promise: the reader's click may expire while the text is fetched.
    const text = fetch(address).then(async (answer) => {
      if (!answer.ok) throw new Error(answer.statusText);
      return new Blob([await answer.text()], { type: 'text/plain' });
    });
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return true;
  } catch {
    return false;
  }
}
