const KEY = 'frontier.reference.folds';
/** Folds kept one by one; the oldest give way. */
const LIMIT = 200;

interface Folds {
  /** What the reader last asked of all of them, if anything. */
  readonly all?: boolean;
  /** Those opened or closed one by one since, by the element they belong to. */
  readonly each: Readonly<Record<string, boolean>>;
}

/** Keeps whether a fold is open when its reader opens or closes it, or all of them (`[data-folds]`). */
export function rememberFolds(target: EventTarget | null): void {
  if (!(target instanceof Element)) return;
  const command = target.closest<HTMLElement>('[data-folds]');
  if (command) {
    store({ all: command.dataset.folds === 'open', each: {} });
    restoreFolds();
    return;
  }
  const fold = target.closest('summary')?.parentElement;
  if (!(fold instanceof HTMLDetailsElement) || !fold.closest('.r-main, .r-embed')) return;
  const { each, ...rest } = read();
  const key = keyOf(fold);
  const { [key]: _, ...others } = each;
  const kept = Object.entries(others).slice(1 - LIMIT);
  // The click has not opened or closed it yet.
  store({ ...rest, each: { ...Object.fromEntries(kept), [key]: !fold.open } });
}

/** Opens and closes the folds of the page on screen as their reader left them. */
export function restoreFolds(): void {
  const { all, each } = read();
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

function read(): Folds {
  try {
    return { each: {}, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { each: {} };
  }
}

/** Storage can be forbidden; folds then start anew on each page. */
function store(folds: Folds): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(folds));
  } catch {}
}
