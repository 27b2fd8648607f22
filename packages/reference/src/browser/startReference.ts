import { decodeHash } from './decodeHash.js';
import { answerFilterKey, filterOperations } from './filterOperations.js';
import { findOwner } from './findOwner.js';
import { closePanel, closePanelByKey, showPanel } from './listPanel.js';
import { markCurrent } from './markCurrent.js';
import { openTarget } from './openTarget.js';
import { rememberChoice, restoreChoices, stepTextSize } from './rememberChoice.js';
import { rememberFolds, restoreFolds } from './rememberFolds.js';

/**
 * The few lines that run in the browser: remembered choices and folds, the list of operations
 * with its filter and its mark, and opening the folds around a linked field. Listeners are delegated,
 * so they serve any page.
 */
export function startReference(): void {
  document.addEventListener('click', ({ target }) => {
    rememberFolds(target);
    closePanel(target);
    stepTextSize(target);
  });
  document.addEventListener('change', (event) => rememberChoice(event.target));
  document.addEventListener('input', (event) => filterOperations(event.target));
  document.addEventListener('keydown', (event) => {
    answerFilterKey(event);
    closePanelByKey(event);
  });
  // It does not rise.
  document.addEventListener('toggle', (event) => showPanel(event.target), true);
  window.addEventListener('hashchange', () => showTarget(window.location.hash));
}

/** Brings a page just shown into the state its reader left others in, and to the place its address names. */
export function showReference(hash: string): void {
  restoreChoices();
  restoreFolds();
  markCurrent();
  showTarget(hash);
}

/**
 * Opens and marks the place an address names. Deep links stay good when the reference changes its
 * layout: the reader is led on to the right page.
 */
export function showTarget(hash: string): void {
  const anchor = decodeHash(hash);
  const owner = findOwner(anchor);
  if (!owner) return;
  if ('here' in owner) openTarget(owner.here);
  else {
    const target = new URL(owner.there, window.location.href);
    target.hash = anchor;
    window.location.replace(target);
  }
}
