import type { PageModule } from '..';
import { APP_SCRIPTS_ID } from '../ssrTemplate';
import { ROUTE_EVENT, START_AGAIN, START_FAILED } from './events';
import { followHistory } from './followHistory';
import { holdClicks } from './holdClicks';
import { loadScripts } from './loadScripts';
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
function hydrateOnIntent(): void {
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

declare const STORAGE_NAMESPACE: string;

const TOGGLE = '[class*=colorModeToggle] button';

/**
 * Makes the colour mode switch work before the application does: the attributes it sets and the
 * key it writes are those that Docusaurus' colour mode reads when it takes over.
 *
 * @returns stops it.
 */
function switchColorMode(): () => void {
  for (const toggle of document.querySelectorAll<HTMLButtonElement>(TOGGLE)) {
    toggle.disabled = false;
  }
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest(TOGGLE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { dataset } = document.documentElement;
    const mode = dataset.theme === 'dark' ? 'light' : 'dark';
    dataset.theme = mode;
    dataset.themeChoice = mode;
    try {
      localStorage.setItem(`theme${STORAGE_NAMESPACE}`, mode);
    } catch {
      // Storage can be forbidden; the mode then lasts for the page.
    }
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** Runs the page modules now and at each later route, and prepares hydration. */
export function startPage(modules: readonly PageModule[]): void {
  const update = () => {
    for (const { onRouteDidUpdate } of modules) onRouteDidUpdate?.({ location: window.location });
  };
  document.addEventListener(ROUTE_EVENT, update);
  update();
  hydrateOnIntent();
}

/** Asks for scripts that will be run later. */
function fetchAhead(urls: readonly string[]): void {
  for (const href of urls) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href });
    document.head.append(link);
  }
}

/**
 * Puts each whole stylesheet in the place of what the page carries of it (`../../built-pages`). One
 * that does not come is asked for again with the next page.
 *
 * @returns when all are applied or have failed; the page has its own styles in any case.
 */
async function loadSheets(): Promise<void> {
  await Promise.all(
    [...document.querySelectorAll<HTMLStyleElement>('style[data-sheet]')].map(load),
  );
}

function load(carried: HTMLStyleElement): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = carried.dataset.sheet ?? '';
    link.onload = () => {
      carried.remove();
      resolve();
    };
    link.onerror = () => {
      link.remove();
      document.addEventListener(ROUTE_EVENT, loadSheets, { once: true });
      resolve();
    };
    carried.after(link);
  });
}
