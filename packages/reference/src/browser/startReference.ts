import {
  answerFilterKey,
  closePanel,
  closePanelByKey,
  filterOperations,
  markCurrent,
  showPanel,
} from './operationList.js';
import { printWhole } from './printWhole.js';
import {
  rememberChoice,
  rememberFolds,
  restoreChoices,
  restoreFolds,
  stepTextSize,
} from './rememberChoices.js';
import { showTarget } from './showTarget.js';

/**
 * The few lines that run in the browser: remembered choices and folds, the list of operations
 * with its filter and its mark, and opening the folds around a linked field and for paper. Listeners are delegated,
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
  // This event does not bubble.
  document.addEventListener('toggle', (event) => showPanel(event.target), true);
  printWhole();
  window.addEventListener('hashchange', () => showTarget(window.location.hash));
}

/** Brings a page just shown into the state its reader left others in, and to the place its address names. */
export function showReference(hash: string): void {
  restoreChoices();
  restoreFolds();
  markCurrent();
  showTarget(hash);
}
