const APPLICATION = 'O menu e outros controles desta página não carregaram';

/** Class of the notice, which `../../built-pages` keeps in every page's styles. */
export const NOTICE_CLASS = 'start-notice';

/**
 * Shows a notice that something failed to load.
 *
 * @param failure a sentence without its full stop; by default about the application.
 * @param retry click handler of the button. The application needs none, since every touch retries it.
 * @returns a function that removes the notice.
 */
export function reportFailure(
  failure = APPLICATION,
  retry: (() => void) | null = null,
): () => void {
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
