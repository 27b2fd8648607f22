import { loadCode } from '../../../shared/browser/loadCode';
import { DIALOGS } from '../../../shared/dialogs';
import type { Update } from '../../../start/controls';

/*
 * Client module: opens the search on its keys. Its button opens a native field before any script (`theme/SearchBar`). The
 * code of the search loads when the reader turns to it, and continues with the text of that field. On the page of
 * results its own field gets the focus instead.
 */

/** Path of the page, current or loading, when the search was opened. */
let openedAt = '';

const load = () => import(/* webpackChunkName: "busca" */ './SearchDialog');
const findFirst = () => document.querySelector<HTMLDialogElement>(`#${DIALOGS.search}`);

function open(): void {
  if (!focusField('.search-page input, dialog.search[open] input')) findFirst()?.showModal();
}

function focusField(selector: string): boolean {
  const field = document.querySelector<HTMLInputElement>(selector);
  field?.focus();
  field?.select();
  return field !== null;
}

/** Puts the search in the place of its first field. */
async function replaceFirst(first: HTMLDialogElement): Promise<void> {
  openedAt = window.location.pathname;
  const code = await loadCode(load, 'A busca não carregou', open);
  const field = first.querySelector('input');
  const isWanted = first.open;
  first.close();
  if (!code || !field || !isWanted || focusField('.search-page input')) return;
  code.openSearch(field.value);
  field.value = '';
}

if (typeof window !== 'undefined') {
  // The capturing phase comes before the keys of folds, tabs and tools.
  window.addEventListener(
    'keydown',
    (event) => {
      const { altKey, ctrlKey, key, metaKey, shiftKey, target } = event;
      // With Caps Lock, the key is `K`. Browsers have commands with more modifiers.
      const isChord = (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k';
      if (!isChord && (key !== '/' || (target as Element).matches(':read-write'))) return;
      event.preventDefault();
      open();
    },
    true,
  );
  // A finger has tapped already, and the browser opens the field first.
  document.addEventListener('pointerover', ({ pointerType, target }) => {
    const button = (target as Element).closest(`[commandfor=${DIALOGS.search}]`);
    if (button && pointerType === 'mouse') load().catch(() => {});
  });
  // The event does not bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      const first = findFirst();
      if (first?.open && target === first) replaceFirst(first);
    },
    true,
  );
}

/** Closes the search, unless it was opened while this page was loading. */
export function onRouteDidUpdate({ previousLocation }: Update): void {
  const first = findFirst();
  // A reader opened it before this script came.
  if (!previousLocation && first?.open) replaceFirst(first);
  if (window.location.pathname === openedAt) return;
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog.search'))
    dialog.close();
}
