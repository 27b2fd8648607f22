import {
  closePanel,
  closePanelByKey,
  markCurrent,
  markLinked,
  showPanel,
} from './operationList.js';
import { rememberChoice, rememberFolds, restoreChoices, restoreFolds } from './rememberChoices.js';
import { showTarget } from './showTarget.js';

/**
 * Starts the behaviour of all references. Listeners are delegated to the document, so one call serves all pages.
 *
 * @example
 * startReference()
 */
export function startReference(): void {
  document.addEventListener('click', ({ target }) => {
    rememberFolds(target);
    closePanel(target);
  });
  document.addEventListener('change', ({ target }) => rememberChoice(target));
  document.addEventListener('keydown', closePanelByKey);
  // `toggle` does not bubble.
  document.addEventListener('toggle', (event) => showPanel(event.target), true);
  // An open note prints like the others. The stylesheet shows the content of closed folds.
  window.addEventListener('beforeprint', () => {
    for (const note of document.querySelectorAll<HTMLElement>('[popover]')) note.hidePopover?.();
  });
  window.addEventListener('hashchange', () => openHash(window.location.hash));
}

/**
 * Restores the reader's choices on a page that has just opened, and opens the target of its address.
 *
 * @param hash of the address, with `#`; empty without one.
 * @example
 * showReference(window.location.hash)
 */
export function showReference(hash: string): void {
  restoreChoices();
  restoreFolds();
  markCurrent();
  openHash(hash);
}

/**
 * Marks a target in the reference and opens the folds around it. Other targets stay as they are.
 *
 * @param hash of the address, with `#`.
 * @example
 * openHash('#criarBloqueio')
 */
export function openHash(hash: string): void {
  const target = showTarget(hash);
  if (target) markLinked(target);
}
