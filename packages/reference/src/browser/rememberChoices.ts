import { isRecord, readStored, store } from './storage.js';

const LANGUAGE = 'frontier.reference.language';
const FOLDS = 'frontier.reference.folds';
/** Number of single folds kept; the oldest are dropped. */
const FOLD_LIMIT = 200;
interface Folds {
  /** Set once the reader has opened (true) or closed (false) all folds at once. */
  readonly all?: boolean;
  /** Folds opened or closed singly since then, by `storageKeyOf`. */
  readonly each: Readonly<Record<string, boolean>>;
}

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

/** Stores the state of a fold that the reader opens or closes, or of all of them (`[data-folds]`). */
export function rememberFolds(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const command = target.closest<HTMLElement>('[data-folds]');
  if (command) {
    storeFolds({ all: command.dataset.folds === 'open', each: {} });
    restoreFolds();
    return;
  }
  const fold = target.closest('summary')?.parentElement;
  if (!(fold instanceof HTMLDetailsElement) || !fold.closest('.r-main, .r-embed')) return;
  const { each, ...rest } = readFolds();
  const key = storageKeyOf(fold);
  const { [key]: _, ...others } = each;
  const kept = Object.entries(others).slice(1 - FOLD_LIMIT);
  // The click event fires before the fold opens or closes.
  storeFolds({ ...rest, each: { ...Object.fromEntries(kept), [key]: !fold.open } });
}

export function restoreFolds(): void {
  const { all, each } = readFolds();
  if (all === undefined && Object.keys(each).length === 0) return;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(
    ':is(.r-main, .r-embed) details',
  )) {
    const open = each[storageKeyOf(fold)] ?? all;
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
  return readStored(FOLDS, parseFolds) ?? { each: {} };
}

function parseFolds(text: string): Folds | undefined {
  const stored: unknown = JSON.parse(text);
  if (!isRecord(stored) || !isRecord(stored.each)) return undefined;
  const { all } = stored;
  const each = Object.entries(stored.each).filter((fold) => typeof fold[1] === 'boolean');
  return {
    ...(typeof all === 'boolean' && { all }),
    each: Object.fromEntries(each) as Record<string, boolean>,
  };
}

function storeFolds(folds: Folds): void {
  store(FOLDS, JSON.stringify(folds));
}
