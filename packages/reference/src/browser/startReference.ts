import { chooseCodeSize, fitCode, markCodeSize, stepCodeSize } from './codeSize.js';
import {
  answerFilterKey,
  closePanel,
  closePanelByKey,
  filterOperations,
  markCurrent,
  markLinked,
  showPanel,
} from './operationList.js';
import { rememberChoice, rememberFolds, restoreChoices, restoreFolds } from './rememberChoices.js';
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
    stepCodeSize(target);
  });
  document.addEventListener('change', ({ target }) => {
    rememberChoice(target);
    chooseCodeSize(target);
    fitCode(target);
  });
  document.addEventListener('input', (event) => filterOperations(event.target));
  document.addEventListener('keydown', (event) => {
    answerFilterKey(event);
    closePanelByKey(event);
  });
  // This event does not bubble.
  document.addEventListener('toggle', (event) => showPanel(event.target), true);
  printWhole();
  window.addEventListener('hashchange', () => showPlace(window.location.hash));
}

/** Brings a page just shown into the state its reader left others in, and to the place its address names. */
export function showReference(hash: string): void {
  markCodeSize();
  restoreChoices();
  restoreFolds();
  markCurrent();
  showPlace(hash);
}

/** Brings the reader to the place that an address of the page on screen names, here and in the list beside it. */
export function showPlace(hash: string): void {
  const place = showTarget(hash);
  if (place) markLinked(place);
}

/**
 * Opens every fold of the text for paper, and closes it again afterwards; a note that is open takes its place
 * among the others. Browsers that know
 * `::details-content` need only the stylesheet for it; others print the open folds.
 */
function printWhole(): void {
  const opened = new Set<HTMLDetailsElement>();
  window.addEventListener('beforeprint', () => {
    for (const note of document.querySelectorAll<HTMLElement>('[popover]')) note.hidePopover?.();
    for (const fold of document.querySelectorAll<HTMLDetailsElement>(
      'main details:not([open], .r-nav *)',
    )) {
      opened.add(fold);
      fold.open = true;
    }
  });
  window.addEventListener('afterprint', () => {
    for (const fold of opened) fold.open = false;
    opened.clear();
  });
}
