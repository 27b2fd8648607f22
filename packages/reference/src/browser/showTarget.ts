/**
 * Opens and marks the place an address names.
 *
 * @returns the place, where it is on this page.
 */
export function showTarget(hash: string): HTMLElement | undefined {
  const anchor = decodeHash(hash);
  const owner = findOwner(anchor);
  return owner === undefined ? undefined : openTarget(owner, owner === anchor);
}

/** The anchor a location's hash names. */
export function decodeHash(hash: string): string {
  const raw = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}

/** The place of a deep link or, when that is gone, the nearest one around it: `op.body.id` may be found at `op.body`. */
function findOwner(anchor: string): string | undefined {
  for (let owner = anchor; owner !== ''; owner = owner.slice(0, owner.lastIndexOf('.'))) {
    if (document.getElementById(owner)) return owner;
    if (!owner.includes('.')) break;
  }
  return undefined;
}

/**
 * Marks an element of the reference, and opens every fold around it; of an answer, its own too.
 *
 * @param isScrolled the browser has scrolled to it, which has to be done again where it stood in a closed fold.
 */
function openTarget(anchor: string, isScrolled: boolean): HTMLElement | undefined {
  const target = document.getElementById(anchor);
  if (!target?.closest('.r-page, .r-embed')) return undefined;
  if (openFolds(target) || !isScrolled) target.scrollIntoView();
  // `:target` does not follow addresses that a script changes.
  document.querySelector('[data-linked]')?.removeAttribute('data-linked');
  target.dataset.linked = '';
  return target;
}

/** @returns whether any was closed. */
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
