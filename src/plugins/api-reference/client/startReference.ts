import { copyFrom } from './copyFrom';
import { decodeHash } from './decodeHash';
import { filterOperations } from './filterOperations';
import { findOwner } from './findOwner';
import { keepPlaces, restorePlace } from './keepPlace';
import { markCurrent } from './markCurrent';
import { openTarget } from './openTarget';
import { rememberChoice, restoreChoices } from './rememberChoice';
import { rememberFolds, restoreFolds } from './rememberFolds';

/**
 * The few lines that run in the browser: copying, remembered choices and folds, the operation filter
 * and the mark in its list, and opening the folds around a linked field. Listeners are delegated, so they serve any page.
 */
export function startReference(): void {
  document.addEventListener('click', ({ target }) => {
    void copyFrom(target);
    rememberFolds(target);
  });
  document.addEventListener('change', (event) => rememberChoice(event.target));
  document.addEventListener('input', (event) => filterOperations(event.target));
  keepPlaces();
  window.addEventListener('hashchange', () => showTarget(window.location.hash));
}

/** Brings a page just shown into the state its reader left others in, and to the place its address names. */
export function showReference(hash: string): void {
  restoreChoices();
  restoreFolds();
  markCurrent();
  if (!restorePlace()) showTarget(hash);
}

/** Deep links stay good when the reference changes its layout: the reader is led on to the right page. */
function showTarget(hash: string): void {
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
