/** Opens every fold around an element of the reference, brings it into view and marks it. */
export function openTarget(anchor: string): void {
  const target = anchor === '' ? null : document.getElementById(anchor);
  if (!target?.closest('.r-page, .r-embed')) return;
  for (
    let fold = target.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  ) {
    fold.open = true;
  }
  target.scrollIntoView();
  // `:target` does not follow addresses that a script changes.
  document.querySelector('[data-linked]')?.removeAttribute('data-linked');
  target.dataset.linked = '';
}
