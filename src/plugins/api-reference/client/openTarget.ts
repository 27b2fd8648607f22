/** Opens every fold around the element a hash names, and brings it into view. */
export function openTarget(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(decodeHash(hash)) : null;
  if (!target?.closest('[data-island]')) return;
  for (
    let fold = target.closest('details');
    fold;
    fold = fold.parentElement?.closest('details') ?? null
  ) {
    fold.open = true;
  }
  target.scrollIntoView();
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
