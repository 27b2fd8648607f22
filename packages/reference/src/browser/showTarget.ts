import { decodeHash } from '../decodeHash.js';

export function showTarget(hash: string): HTMLElement | undefined {
  const anchor = decodeHash(hash);
  const owner = findOwner(anchor);
  return owner === undefined ? undefined : openTarget(owner, owner === anchor);
}

/** Finds the anchor or, if it no longer exists, its nearest ancestor: `op.body.id` resolves to `op.body`. */
function findOwner(anchor: string): string | undefined {
  for (let owner = anchor; owner !== ''; owner = owner.slice(0, owner.lastIndexOf('.'))) {
    if (document.getElementById(owner)) return owner;
    if (!owner.includes('.')) break;
  }
  return undefined;
}

/**
 * Marks an element of the reference and opens every fold around it; for a response, also the fold inside it.
 *
 * @param isScrolled whether the browser has scrolled to it already; after a fold has opened it must scroll again.
 */
function openTarget(anchor: string, isScrolled: boolean): HTMLElement | undefined {
  const target = document.getElementById(anchor);
  if (!target?.closest('.r-page, .r-embed')) return undefined;
  if (openFolds(target) || !isScrolled) target.scrollIntoView();
  // `:target` ignores addresses that a script changes.
  document.querySelector('[data-linked]')?.removeAttribute('data-linked');
  target.dataset.linked = '';
  return target;
}

/** @returns whether a fold was closed before. */
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
