/** Higher than any page: the browser restores the place on the page to come while the old one stands. */
const ANY_PLACE = '1000000px';

const STRAY = 'frontier.history.stray';

/**
 * Loads the page that Back and Forward lead to for as long as no application shows it. The browser
 * does not load it by itself: entries the application once made belong to one document for good,
 * also when that was loaded again, by a reload or on the way back from another site. Moves within
 * the page stay the browser's own.
 *
 * @returns stops it, once the application answers.
 */
export function followHistory(): () => void {
  const stop = new AbortController();
  const address = readOwnAddress();
  let isLeaving = false;
  const follow = () => {
    if (!isLeaving && address === addressOf(window.location)) return;
    isLeaving = true;
    leave();
  };
  // Before all others: what the moved address names is not on this page.
  window.addEventListener('popstate', follow, { capture: true, signal: stop.signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow(), {
    signal: stop.signal,
  });
  // The reader may have gone on while this page was still on its way.
  const here = addressOf(window.location);
  if (isLost(here === address ? undefined : here)) follow();
  return () => stop.abort();
}

function leave(): void {
  Object.assign(document.documentElement.style, { minHeight: ANY_PLACE, visibility: 'hidden' });
  window.addEventListener('hashchange', (event) => event.stopImmediatePropagation(), true);
  // An application that is still loading would believe that this page is the one of the new address.
  window.docusaurusRoot ??= { render() {}, unmount() {} };
  window.setTimeout(() => {
    // After this event the browser restores the place, once it is asked where it is; a reload keeps it.
    void window.scrollY;
    window.location.reload();
  });
}

/** The address this document was loaded from, which the history does not change. */
function readOwnAddress(): string {
  const [load] = performance.getEntriesByType('navigation');
  try {
    return addressOf(new URL(load?.name ?? ''));
  } catch {
    return addressOf(window.location);
  }
}

/**
 * A page that comes under another address than its own a second time would be loaded for ever.
 *
 * @param stray where the page stood on arrival, if not at its own address.
 * @returns whether it stood there for the first time.
 */
function isLost(stray: string | undefined): boolean {
  try {
    const before = sessionStorage.getItem(STRAY);
    if (stray) sessionStorage.setItem(STRAY, stray);
    else sessionStorage.removeItem(STRAY);
    return stray !== undefined && stray !== before;
  } catch {
    // Storage can be forbidden; without it there is no telling.
    return false;
  }
}

function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + search;
}
