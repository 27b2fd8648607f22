import { decodeHash } from '../decodeHash.js';

/** Marks the target of an address, and opens every fold around it; for a response, also the fold inside it. */
export function showTarget(hash: string): HTMLElement | undefined {
  const anchor = decodeHash(hash);
  const target = findTarget(anchor);
  if (!target?.closest('.r-page, .r-embed')) return undefined;
  // The browser has scrolled to the anchor itself, before a fold opened.
  if (openFolds(target) || target.id !== anchor) target.scrollIntoView();
  // `:target` ignores addresses that a script changes.
  document.querySelector('[data-linked]')?.removeAttribute('data-linked');
  target.dataset.linked = '';
  return target;
}

/** The element with the anchor or, if it no longer exists, its nearest ancestor: `op.body` for `op.body.id`. */
function findTarget(anchor: string): HTMLElement | null {
  const owner = anchor.slice(0, Math.max(0, anchor.lastIndexOf('.')));
  return document.getElementById(anchor) ?? (owner === '' ? null : findTarget(owner));
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
