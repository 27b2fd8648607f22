import { createElement } from '../createElement';

/**
 * Waits for code that loads when a reader turns to it. If it does not come, shows a notice.
 *
 * @param failure a sentence without its full stop.
 * @param retry click handler of the notice's button.
 * @returns `undefined` after a failure. The next call loads it again.
 */
export async function loadCode<Code>(
  load: () => Promise<Code>,
  failure: string,
  retry: () => void,
): Promise<Code | undefined> {
  document.querySelector('.failure-notice')?.remove();
  try {
    // Pages are served with the rules that they use. This loads the site's whole stylesheet, once.
    const styles = import(/* webpackChunkName: "site-styles" */ '../../css/site.css');
    const [code] = await Promise.all([load(), styles]);
    return code;
  } catch {
    showNotice(failure, retry);
    return undefined;
  }
}

function showNotice(failure: string, retry: () => void): void {
  const button = createElement('button', { type: 'button' }, 'Tente novamente');
  const text = `${failure}. Verifique a conexão e tente novamente; se não adiantar, recarregue a página.`;
  button.addEventListener('click', retry);
  document.body.append(
    createElement(
      'div',
      { class: 'failure-notice', role: 'alert' },
      createElement('p', {}, text),
      button,
    ),
  );
}
