const KEY = 'frontier.reference.preview-place';
/** What a page of faults has, and no other. */
const FAULTS = '.r-faults';

/** Keeps how far its reader had scrolled a page, until that page is back: faults may stand there meanwhile. */
export function keepPlace(): void {
  if (document.querySelector(FAULTS)) return;
  store(JSON.stringify({ page: window.location.pathname, top: window.scrollY }));
}

/** Scrolls a page that is back to where its reader was. The browser itself would go where the faults stood. */
export function restorePlace(): void {
  const top = readPlace();
  if (top === undefined) return;
  window.history.scrollRestoration = 'manual';
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  document.addEventListener('DOMContentLoaded', () => {
    if (document.querySelector(FAULTS)) return;
    store(undefined);
    scroll();
    // An address with a place leads there once more when all is loaded.
    window.addEventListener('load', scroll);
  });
  // Not before: the browser would restore what it has.
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
}

/** How far the page of this address was scrolled. */
function readPlace(): number | undefined {
  try {
    const { page, top } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return page === window.location.pathname && typeof top === 'number' ? top : undefined;
  } catch {
    return undefined;
  }
}

/** Storage can be forbidden; the place is then lost. */
function store(place: string | undefined): void {
  try {
    if (place === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, place);
  } catch {}
}
