/**
 * Opens every fold around an element of the reference, and that of an answer itself, and marks it. The browser itself brings it into
 * view; where a fold was closed, and the place had none, it is brought there again.
 */
export function openTarget(anchor: string): void {
  const target = anchor === '' ? null : document.getElementById(anchor);
  if (!target?.closest('.r-page, .r-embed')) return;
  if (openFolds(target)) target.scrollIntoView();
  // `:target` does not follow addresses that a script changes.
  document.querySelector('[data-linked]')?.removeAttribute('data-linked');
  target.dataset.linked = '';
}

/** @returns whether any was closed. */
function openFolds(target: HTMLElement): boolean {
  let wasClosed = false;
  for (
    let fold = target.matches('.r-response')
      ? target.querySelector('details')
      : target.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  ) {
    wasClosed ||= !fold.open;
    fold.open = true;
  }
  return wasClosed;
}
