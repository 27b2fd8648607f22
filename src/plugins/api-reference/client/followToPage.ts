/**
 * Leads on from a page that does not hold what a hash names: deep links stay good when the
 * reference changes its layout. Any list of operations on the page serves as the map; a page
 * without the right entry asks the overview, which lists all.
 */
export function followToPage(hash: string): void {
  const page = document.querySelector<HTMLElement>('.r-page');
  const anchor = decodeHash(hash);
  if (!page || anchor === '') return;
  for (const owner of ownersOf(anchor)) {
    if (document.getElementById(owner)) return;
    const link = page.querySelector<HTMLAnchorElement>(`a[href$="#${CSS.escape(owner)}"]`);
    if (link) {
      moveTo(link.href, anchor);
      return;
    }
  }
  if (page.dataset.overview) moveTo(page.dataset.overview, anchor);
}

/** `op.body.id` may stand where `op.body.id`, `op.body` or `op` stands. */
function ownersOf(anchor: string): string[] {
  const parts = anchor.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
}

function moveTo(address: string, anchor: string): void {
  const target = new URL(address, window.location.href);
  target.hash = anchor;
  window.location.replace(target);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
