import { loadCode } from '../../../shared/browser/loadCode';

/*
 * Client module: opens the search on its keys and on `button[data-search]`, also before React runs. The code of the
 * search loads when the reader is about to search. On the page of results its field gets the focus instead.
 */

/** Text typed after the search was opened and before its field exists. */
let typed: string | undefined;
/** Path of the page, current or loading, when the search was opened. */
let openedAt = '';

const load = () => import(/* webpackChunkName: "busca" */ './SearchDialog');

async function open(): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('.search-page input');
  field?.focus();
  field?.select();
  if (field) return;
  typed ??= '';
  openedAt = window.location.pathname;
  const code = await loadCode(load, 'A busca não carregou', open);
  code?.openSearch(typed ?? '');
  typed = undefined;
}

if (typeof window !== 'undefined') {
  // Capture phase: a typed key must not reach the control that has the focus.
  window.addEventListener(
    'keydown',
    (event) => {
      const { altKey, ctrlKey, key, metaKey, shiftKey, target } = event;
      if (typed !== undefined && key.length === 1 && !altKey && !ctrlKey && !metaKey) {
        event.preventDefault();
        typed += key;
        return;
      }
      // With Caps Lock, the key is `K`. Browsers have commands with more modifiers.
      const isChord = (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k';
      if (!isChord && (key !== '/' || (target as Element).matches(':read-write'))) return;
      event.preventDefault();
      open();
    },
    true,
  );
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, ({ target }) => {
      if (!(target as Element).closest('[data-search]')) return;
      if (type === 'click') open();
      else load().catch(() => {});
    });
  }
}

/** Closes the search, unless it was opened while this page was loading. */
export function onRouteDidUpdate(): void {
  if (window.location.pathname === openedAt) return;
  document.querySelector<HTMLDialogElement>('dialog.search')?.close();
}
