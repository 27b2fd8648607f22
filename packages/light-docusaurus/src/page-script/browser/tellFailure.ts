const APPLICATION = 'O menu e outros controles desta página não carregaram';

/** What the notice is styled by, on every page (`../../built-pages`). */
export const NOTICE_CLASS = 'start-notice';

/**
 * Says on the page that something did not come.
 *
 * @param failure what did not come, the application unless said otherwise; a sentence without its full stop.
 * @param retry for the button. The application's needs nothing of its own: every touch tries again.
 * @returns takes the notice away.
 */
export function tellFailure(failure = APPLICATION, retry: (() => void) | null = null): () => void {
  const notice = document.createElement('div');
  notice.className = NOTICE_CLASS;
  notice.role = 'alert';
  const text = document.createElement('p');
  text.textContent = `${failure}. Verifique a conexão e tente novamente; se não adiantar, recarregue a página.`;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Tente novamente';
  button.onclick = retry;
  notice.append(text, button);
  document.body.append(notice);
  return () => notice.remove();
}
