/* The script of a page in a preview: the page comes back when its document was rendered anew. */
const KEY = 'frontier.reference.preview-place';
/** What a page of faults has, and no other. */
const FAULTS = '.r-faults';
const script = document.currentScript;
let events: EventSource | undefined;

restorePlace();
if (script instanceof HTMLScriptElement) {
  listen(script);
  document.addEventListener('visibilitychange', () => listen(script));
}

/** Only while the page is seen: browsers keep few connections open, for all pages together. */
function listen({ dataset, src }: HTMLScriptElement): void {
  events?.close();
  events = document.hidden ? undefined : new EventSource(new URL('events', src));
  events?.addEventListener('message', ({ data }) => {
    if (data === dataset.rendering) return;
    keepPlace();
    window.location.reload();
  });
}

/** Keeps how far its reader had scrolled a page, until that page is back: faults may stand there meanwhile. */
function keepPlace(): void {
  if (document.querySelector(FAULTS)) return;
  store(JSON.stringify({ page: window.location.pathname, top: window.scrollY }));
}

/** Scrolls a page that is back to where its reader was. The browser itself would go where the faults stood. */
function restorePlace(): void {
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
  // Only when the page is left: set earlier, the browser would restore its own position.
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
