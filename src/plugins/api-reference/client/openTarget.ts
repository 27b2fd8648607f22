/** Opens every fold around an element of the reference, and brings it into view. */
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
}
