/**
 * Where a deep link leads on this page.
 *
 * @returns the place itself or, when it is gone, the nearest one around it; the address of another
 * page that has it, where any list of operations here knows one, else the page that lists all; or
 * nothing.
 */
export function findOwner(
  anchor: string,
): { readonly here: string } | { readonly there: string } | undefined {
  if (anchor === '') return undefined;
  const page = document.querySelector<HTMLElement>('.r-page');
  for (const owner of ownersOf(anchor)) {
    if (document.getElementById(owner)) return { here: owner };
    const link = page?.querySelector<HTMLAnchorElement>(`a[href$="#${CSS.escape(owner)}"]`);
    if (link) return { there: link.href };
  }
  const overview = page?.dataset.overview;
  return overview ? { there: overview } : undefined;
}

/** `op.body.id` may stand where `op.body.id`, `op.body` or `op` stands. */
function ownersOf(anchor: string): string[] {
  const parts = anchor.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
}
