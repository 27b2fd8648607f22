import { decodeHash } from '../decodeHash.js';
import {
  closePanel,
  closePanelByKey,
  markCurrent,
  markLinked,
  showPanel,
} from './operationList.js';
import { rememberChoice, rememberFolds, restoreChoices, restoreFolds } from './rememberChoices.js';

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
 * Marks a target in the reference and opens the folds around it; for a response, also the fold inside it. Other targets
 * stay as they are.
 *
 * @param hash of the address, with `#`.
 * @example
 * openHash('#criarBloqueio')
 */
export function openHash(hash: string): void {
  const anchor = decodeHash(hash);
  const target = findTarget(anchor);
  if (!target?.closest('.r-page, .r-embed')) return;
  // The browser has scrolled to the anchor itself, before a fold opened.
  if (openFolds(target) || target.id !== anchor) target.scrollIntoView();
  // `:target` ignores addresses that a script changes.
  document.querySelector('[data-linked]')?.removeAttribute('data-linked');
  target.dataset.linked = '';
  markLinked(target);
}

/** The element with the anchor or, if it no longer exists, its nearest ancestor: `op.body` for `op.body.id`. */
function findTarget(anchor: string): HTMLElement | null {
  const owner = anchor.slice(0, Math.max(0, anchor.lastIndexOf('.')));
  return document.getElementById(anchor) ?? (owner === '' ? null : findTarget(owner));
}

/** @returns whether a fold was closed before. */
function openFolds(target: HTMLElement): boolean {
  const isAnswer = target.matches('.r-response');
  let fold = isAnswer ? target.querySelector('details') : target.closest('details');
  let wasClosed = false;
  while (fold) {
    wasClosed ||= !fold.open;
    fold.open = true;
    fold = fold.parentElement?.closest('details') ?? null;
  }
  return wasClosed;
}
