const LANGUAGE = 'frontier.reference.language';
const FOLDS = 'frontier.reference.folds';
/** Folds kept one by one; the oldest give way. */
const FOLD_LIMIT = 200;
/** Replaces storage where it is forbidden or full. */
const memory = new Map<string, string>();

interface Folds {
  /** Whether all were opened or closed at once, if the reader did that. */
  readonly all?: boolean;
  /** Folds opened or closed one by one since then, by `keyOf`. */
  readonly each: Readonly<Record<string, boolean>>;
}

/** Keeps the sample language the reader picks. */
export function rememberChoice(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
  if (!target.closest('[data-remember=language]')) return;
  store(LANGUAGE, target.value);
  restoreChoices();
}

/** Applies the kept choices to the page on screen. */
export function restoreChoices(): void {
  const language = read(LANGUAGE);
  if (language) check(`[data-remember=language] input[value="${CSS.escape(language)}"]`);
}

/** Checks every radio button of a kind. */
export function check(selector: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>(selector)) input.checked = true;
}

/** Keeps whether a fold is open when its reader opens or closes it, or all of them (`[data-folds]`). */
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
  const key = keyOf(fold);
  const { [key]: _, ...others } = each;
  const kept = Object.entries(others).slice(1 - FOLD_LIMIT);
  // The click event comes before the fold opens or closes.
  storeFolds({ ...rest, each: { ...Object.fromEntries(kept), [key]: !fold.open } });
}

/** Opens and closes the folds of the page on screen as their reader left them. */
export function restoreFolds(): void {
  const { all, each } = readFolds();
  if (all === undefined && Object.keys(each).length === 0) return;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(
    ':is(.r-main, .r-embed) details',
  )) {
    const open = each[keyOf(fold)] ?? all;
    if (open !== undefined) fold.open = open;
  }
}

/** The nearest name, and which of the folds under it; the same wherever the operation is shown. */
function keyOf(fold: HTMLElement): string {
  const owner = fold.closest('[id]');
  if (!owner || owner === fold) return fold.id;
  return `${owner.id}/${[...owner.querySelectorAll('details:not([id])')].indexOf(fold)}`;
}

function readFolds(): Folds {
  try {
    return { each: {}, ...JSON.parse(read(FOLDS) ?? '{}') };
  } catch {
    return { each: {} };
  }
}

function storeFolds(folds: Folds): void {
  store(FOLDS, JSON.stringify(folds));
}

/** Keeps a choice for every page; where storage is forbidden or full, only for this one. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** Returns the value that `store` kept. */
function read(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
