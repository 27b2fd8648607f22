/** Higher than any page: the browser restores the scroll position before the new page replaces this one. */
const MIN_HEIGHT = '1000000px';

/** The page for missing pages keeps the requested address. */
const MISSING = '/404.html';

const STRAY = 'frontier.history.stray';

/**
 * Loads the page after Back and Forward until the application runs. History entries made with
 * `pushState` belong to one document, even after a reload or a visit to another site, so the browser
 * changes only the address. Moves within the page are left to the browser.
 *
 * @returns a function that stops it, for when the application runs.
 */
export function followHistory(): () => void {
  const stop = new AbortController();
  const address = settleAddress();
  let isLeaving = false;
  const follow = () => {
    if (!isLeaving && address === addressOf(window.location)) return;
    isLeaving = true;
    leave();
  };
  // In the capture phase, since other listeners would look for the new address's content on this page.
  window.addEventListener('popstate', follow, { capture: true, signal: stop.signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow(), {
    signal: stop.signal,
  });
  // The reader may have navigated while this page was still loading.
  const here = addressOf(window.location);
  if (isLost(here === address ? undefined : here)) follow();
  return () => stop.abort();
}

function leave(): void {
  Object.assign(document.documentElement.style, { minHeight: MIN_HEIGHT, visibility: 'hidden' });
  window.addEventListener('hashchange', (event) => event.stopImmediatePropagation(), true);
  // Otherwise an application that is still loading would hydrate this page for the new address.
  window.docusaurusRoot ??= { render() {}, unmount() {} };
  window.setTimeout(() => {
    // After this event, reading `scrollY` makes the browser restore the scroll position; a reload keeps it.
    void window.scrollY;
    window.location.reload();
  });
}

/**
 * Replaces the path by the page's canonical one. A server may answer `/docs//intro`, too, which the application
 * does not know: it would replace the page by "not found".
 *
 * @returns the page's own address.
 */
function settleAddress(): string {
  const loaded = readLoadedAddress();
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const { pathname = MISSING } = link ? new URL(link.href) : {};
  if (pathname.endsWith(MISSING) || loaded !== addressOf(window.location)) return loaded;
  const { hash, search } = window.location;
  const address = pathname + search;
  if (address !== loaded) window.history.replaceState(window.history.state, '', address + hash);
  return address;
}

/** The address this document was loaded from; `pushState` does not change it. */
function readLoadedAddress(): string {
  const [load] = performance.getEntriesByType('navigation');
  try {
    return addressOf(new URL(load?.name ?? ''));
  } catch {
    return addressOf(window.location);
  }
}

/**
 * Prevents an endless loop of reloads: a page may be reloaded once per address that is not its own.
 *
 * @param stray the address on arrival, if it is not the page's own.
 * @returns whether the page arrived at this address for the first time.
 */
function isLost(stray: string | undefined): boolean {
  try {
    const before = sessionStorage.getItem(STRAY);
    if (stray) sessionStorage.setItem(STRAY, stray);
    else sessionStorage.removeItem(STRAY);
    return stray !== undefined && stray !== before;
  } catch {
    // Storage may be forbidden; then a loop cannot be detected.
    return false;
  }
}

function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + search;
}
