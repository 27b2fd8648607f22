import { readStored, store } from './storage.js';

const LANGUAGE = 'frontier.reference.language';
const FOLDS = 'frontier.reference.folds';
/** The folds that the reader opened (true) or closed, by `storageKeyOf`. */
type Folds = Readonly<Record<string, boolean>>;
/** Key for all folds at once; the other keys are of folds opened or closed since then. */
const ALL = 'all';

export function rememberChoice(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  if (!target.closest('[data-remember=language]')) return;
  store(LANGUAGE, target.value);
  restoreChoices();
}

export function restoreChoices(): void {
  const language = readStored(LANGUAGE, String);
  if (!language) return;
  const chosen = `[data-remember=language] input[value="${CSS.escape(language)}"]`;
  for (const tab of document.querySelectorAll<HTMLInputElement>(chosen)) tab.checked = true;
}

export function rememberFolds(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const command = target.closest<HTMLElement>('[data-folds]');
  if (command) {
    store(FOLDS, JSON.stringify({ [ALL]: command.dataset.folds === 'open' }));
    restoreFolds();
    return;
  }
  const fold = target.closest('summary')?.parentElement;
  if (!(fold instanceof HTMLDetailsElement) || !fold.closest('.r-main, .r-embed')) return;
  // The click event fires before the fold opens or closes.
  store(FOLDS, JSON.stringify({ ...readFolds(), [storageKeyOf(fold)]: !fold.open }));
}

export function restoreFolds(): void {
  const folds = readFolds();
  if (Object.keys(folds).length === 0) return;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(
    ':is(.r-main, .r-embed) details',
  )) {
    const open = folds[storageKeyOf(fold)] ?? folds[ALL];
    if (open !== undefined) fold.open = open;
  }
}

/** Builds the key from the nearest `id` and the fold's index below it: equal wherever the operation is shown. */
function storageKeyOf(fold: HTMLElement): string {
  const owner = fold.closest('[id]');
  if (!owner || owner === fold) return fold.id;
  return `${owner.id}/${[...owner.querySelectorAll('details:not([id])')].indexOf(fold)}`;
}

function readFolds(): Folds {
  return readStored(FOLDS, (text) => Object(JSON.parse(text))) ?? {};
}
