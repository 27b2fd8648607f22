/**
 * Opens and marks the place an address names. Deep links stay good when the reference changes its
 * layout: the reader is led on to the right page.
 */
export function showTarget(hash: string): void {
  const anchor = decodeHash(hash);
  const owner = findOwner(anchor);
  if (!owner) return;
  if ('here' in owner) openTarget(owner.here);
  else {
    const target = new URL(owner.there, window.location.href);
    target.hash = anchor;
    window.location.replace(target);
  }
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
 * Where a deep link leads on this page.
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
    if (document.getElementById(owner)) return { here: owner };
    const link = page?.querySelector<HTMLAnchorElement>(`a[href$="#${CSS.escape(owner)}"]`);
    if (link) return { there: link.href };
    if (!owner.includes('.')) break;
  }
  const overview = page?.dataset.overview;
  return overview ? { there: overview } : undefined;
}

/**
 * Marks an element of the reference, and opens every fold around it; of an answer, its own too. The browser
 * has scrolled to it already, which has to be done again where it stood in a closed fold.
 */
function openTarget(anchor: string): void {
  const target = document.getElementById(anchor);
  if (!target?.closest('.r-page, .r-embed')) return;
  if (openFolds(target)) target.scrollIntoView();
  // `:target` does not follow addresses that a script changes.
  document.querySelector('[data-linked]')?.removeAttribute('data-linked');
  target.dataset.linked = '';
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
