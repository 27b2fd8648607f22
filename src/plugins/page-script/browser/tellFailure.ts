const TEXT =
  'O menu e outros controles desta página não carregaram. Verifique a conexão e tente de novo; se não adiantar, recarregue a página.';

/** What the notice is styled by, on every page (`../../page-styles`). */
export const NOTICE_CLASS = 'start-notice';

/**
 * Says on the page that the application, or what `message` tells of, did not come.
 *
 * @param retry for the button. The application's needs nothing of its own: every touch tries again.
 * @returns takes the notice away.
 */
export function tellFailure(message = TEXT, retry?: () => void): () => void {
  const notice = document.createElement('div');
  notice.className = NOTICE_CLASS;
  notice.role = 'alert';
  const text = document.createElement('p');
  text.textContent = message;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Tentar de novo';
  if (retry) button.addEventListener('click', retry);
  notice.append(text, button);
  document.body.append(notice);
  return () => notice.remove();
}
