import { APP_SCRIPTS_ID } from '../ssrTemplate';
import { fetchAhead } from './fetchAhead';
import { followHistory } from './followHistory';
import { holdClicks } from './holdClicks';
import { loadScripts } from './loadScripts';
import { loadSheets } from './loadSheets';
import { START_AGAIN, START_FAILED } from './startEvents';
import { switchColorMode } from './switchColorMode';
import { tellFailure } from './tellFailure';

const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
/** What is done in these is no sign of wanting the application. */
const STANDS_ALONE = '[data-native=alone]';
/** After a failure: a pointer that only passes would try again and again. */
const TOUCHES = ['pointerdown', 'keydown', 'click'];

/**
 * Loads the application at the reader's first sign of intent, and again at the next touch when it
 * did not come. Until it has taken over, the colour mode, Back and Forward work from here, and
 * clicks on controls that need the application are kept for it. Does nothing on pages that load the
 * application by themselves.
 */
export function hydrateOnIntent(): void {
  let scripts = readAppScripts();
  if (scripts.length === 0) return;
  const stopSwitching = switchColorMode();
  const stopFollowing = followHistory();
  const clicks = holdClicks();
  let hideFailure: (() => void) | undefined;
  let stopWaiting = awaitOne(INTENTS, start);

  async function start(): Promise<void> {
    document.dispatchEvent(new Event(START_AGAIN));
    fetchAhead(scripts);
    // React shows what the page was not served with: menus, dialogs, other pages.
    await loadSheets();
    scripts = await loadScripts(scripts);
    if (scripts.length > 0) fail();
  }

  function fail(): void {
    clicks.release();
    hideFailure ??= tellFailure();
    stopWaiting();
    stopWaiting = awaitOne(TOUCHES, start);
  }

  document.addEventListener(START_FAILED, fail);
  whenHydrated(() => {
    stopSwitching();
    stopFollowing();
    stopWaiting();
    document.removeEventListener(START_FAILED, fail);
    hideFailure?.();
    clicks.replay();
  });
}

function readAppScripts(): readonly string[] {
  const list = document.getElementById(APP_SCRIPTS_ID)?.textContent;
  return list ? (JSON.parse(list) as string[]) : [];
}

/**
 * Runs `then` at the first of these events, before anything that listens on the document.
 *
 * @returns stops waiting.
 */
function awaitOne(types: readonly string[], then: () => void): () => void {
  const stop = new AbortController();
  const run = (event: KeyboardEvent) => {
    // A page module answers it, or the browser: keys with Ctrl or ⌘, and those two, are its own.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).closest?.(STANDS_ALONE)) return;
    stop.abort();
    then();
  };
  for (const type of types) {
    // Pointers tell as much of the keys as keys do.
    window.addEventListener(type as 'keydown', run, {
      capture: true,
      passive: true,
      signal: stop.signal,
    });
  }
  return () => stop.abort();
}

/** Docusaurus marks the document once React has taken over. */
function whenHydrated(run: () => void): void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    run();
  });
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
}
