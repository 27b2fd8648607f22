import { copyFrom } from './copyFrom';
import { filterOperations } from './filterOperations';
import { followToPage } from './followToPage';
import { openTarget } from './openTarget';
import { rememberChoice, restoreChoices } from './rememberChoice';

/**
 * The few lines that run in the browser: copying, remembered choices, the operation filter, and
 * opening the folds around a linked field. Listeners are delegated, so they serve any page.
 */
export function startReference(): void {
  document.addEventListener('click', (event) => void copyFrom(event.target));
  document.addEventListener('change', (event) => rememberChoice(event.target));
  document.addEventListener('input', (event) => filterOperations(event.target));
  window.addEventListener('hashchange', () => showTarget(window.location.hash));
}

/** Brings a page just shown into the state its reader left others in, and to the place its address names. */
export function showReference(hash: string): void {
  restoreChoices();
  showTarget(hash);
}

function showTarget(hash: string): void {
  openTarget(hash);
  followToPage(hash);
}
