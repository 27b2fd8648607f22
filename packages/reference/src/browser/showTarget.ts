import { renewAnchor } from '../paging/oldAnchors.js';

/**
 * Opens and marks the place an address names. Deep links stay good when the reference changes its
 * layout: the reader is led on to the right page.
 *
 * @returns the place, where it is on this page.
 */
export function showTarget(hash: string): HTMLElement | undefined {
  const anchor = decodeHash(hash);
  const owner = findOwner(anchor);
  if (!owner) return undefined;
  if ('here' in owner) return openTarget(owner.here, owner.here === anchor);
  const target = new URL(owner.there, window.location.href);
  target.hash = anchor;
  window.location.replace(target);
  return undefined;
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

/**
 * Where a deep link leads on this page, also one made when anchors had Portuguese words in every language.
 *
 * @returns the place itself or, when it is gone, the nearest one around it; the address of another
 * page that has it, where any list of operations here knows one, else the page that lists all; or
 * nothing.
 */
function findOwner(
  anchor: string,
): { readonly here: string } | { readonly there: string } | undefined {
  if (anchor === '') return undefined;
  const page = document.querySelector<HTMLElement>('.r-page');
  // `op.body.id` may stand where `op.body.id`, `op.body` or `op` stands.
  for (let owner = anchor; ; owner = owner.slice(0, owner.lastIndexOf('.'))) {
    for (const name of new Set([owner, renewAnchor(owner)])) {
      if (document.getElementById(name)) return { here: name };
      const link = page?.querySelector<HTMLAnchorElement>(`a[href$="#${CSS.escape(name)}"]`);
      if (link) return { there: link.href };
    }
    if (!owner.includes('.')) break;
  }
  const overview = page?.dataset.overview;
  return overview ? { there: overview } : undefined;
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
