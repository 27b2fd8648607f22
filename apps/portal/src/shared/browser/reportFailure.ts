/**
 * Shows a notice that something failed to load.
 *
 * @param failure a sentence without its full stop.
 * @param retry click handler of the button.
 * @returns a function that removes the notice.
 */
export function reportFailure(failure: string, retry: () => void): () => void {
  const notice = document.createElement('div');
  notice.className = 'failure-notice';
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
