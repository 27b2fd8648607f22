import type { PageModule } from '..';
import { APP_SCRIPTS_ID } from '../ssrTemplate';
import { ROUTE_EVENT, START_AGAIN, START_FAILED } from './events';
import { followHistory } from './followHistory';
import { loadScripts } from './loadScripts';
import { reportFailure } from './reportFailure';

const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
/** Events in these elements do not start the application. */
const NO_INTENT = '[data-native=alone]';
/** Events that retry after a failure; a passing pointer must not retry again and again. */
const TOUCHES = ['pointerdown', 'keydown', 'click'];

/**
 * Loads the application at the reader's first sign of intent, and retries a failed load at the next
 * touch. Until hydration it handles the colour mode, Back and Forward, and holds clicks on controls
 * that need the application. It does nothing on pages that load the application themselves.
 */
function hydrateOnIntent(): void {
  let scripts = readAppScripts();
  if (scripts.length === 0) return;
  mendColorMode();
  const stopSwitching = switchColorMode();
  const stopFollowing = followHistory();
  const clicks = holdClicks();
  let hideFailure: (() => void) | undefined;
  let stopWaiting = awaitOne(INTENTS, start);

  async function start(): Promise<void> {
    document.dispatchEvent(new Event(START_AGAIN));
    fetchAhead(scripts);
    // React renders menus, dialogs and other pages, whose rules the page does not contain.
    await loadSheets();
    scripts = await loadScripts(scripts);
    if (scripts.length > 0) fail();
  }

  function fail(): void {
    clicks.release();
    hideFailure ??= reportFailure();
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
 * Runs `then` at the first of these events, before any listener on the document.
 *
 * @returns a function that removes the listeners.
 */
function awaitOne(types: readonly string[], then: () => void): () => void {
  const stop = new AbortController();
  const run = (event: KeyboardEvent) => {
    // A page module has handled the event, or it is a browser shortcut with Ctrl or ⌘.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element).closest?.(NO_INTENT)) return;
    stop.abort();
    then();
  };
  for (const type of types) {
    // Pointer events have the same `ctrlKey` and `metaKey`; focus events have neither.
    window.addEventListener(type as 'keydown', run, {
      capture: true,
      passive: true,
      signal: stop.signal,
    });
  }
  return () => stop.abort();
}

/** Runs a function once Docusaurus marks the document as hydrated. */
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

/** Docusaurus' script in the head applies any text that it finds in the storage. */
function mendColorMode(): void {
  const { dataset } = document.documentElement;
  if (dataset.theme === 'light' || dataset.theme === 'dark') return;
  dataset.theme = 'light';
  dataset.themeChoice = 'light';
}

const TOGGLE = '[class*=colorModeToggle] button';

/**
 * Makes the colour mode switch work before hydration. It sets the attributes and the storage key that
 * Docusaurus' colour mode reads when it starts.
 *
 * @returns a function that removes the listener.
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
      // Storage may be forbidden; then the mode lasts for this page.
    }
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/**
 * Runs the page modules now and after each navigation, and prepares hydration. A fault of one module is reported and
 * stops no other.
 *
 * @param loads functions that run a module and return its exports.
 */
export function startPage(loads: readonly (() => PageModule)[]): void {
  const modules = loads.flatMap((load) => attempt(load) ?? []);
  const update = () => {
    for (const { onRouteDidUpdate } of modules) {
      attempt(() => onRouteDidUpdate?.({ location: window.location }));
    }
  };
  document.addEventListener(ROUTE_EVENT, update);
  update();
  hydrateOnIntent();
}

function attempt<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

/** Preloads scripts that will run later. */
function fetchAhead(urls: readonly string[]): void {
  for (const href of urls) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href });
    document.head.append(link);
  }
}

/**
 * Replaces the page's inline rules by the whole stylesheets (`../../built-pages`). A failed sheet is
 * loaded again after the next navigation.
 *
 * @returns once each sheet is applied or has failed.
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

const NEEDS_APPLICATION = 'button, summary, [role=button], [role=tab], a[href="#"]';
/** Elements whose clicks a page module or the browser handles. */
const WORKS_WITHOUT_REACT = '[data-copy], [data-native], [popovertarget]';

/** The last click before the application runs. */
export interface HeldClicks {
  /** Repeats the click on the last control and stops holding clicks. */
  readonly replay: () => void;
  /** Drops the click and removes `aria-busy`, for when the application failed to load. */
  readonly release: () => void;
}

/**
 * Holds the last click on a control that needs the application, and marks the control with
 * `aria-busy`.
 */
export function holdClicks(): HeldClicks {
  let held: HTMLElement | undefined;
  const hold = (event: MouseEvent) => {
    const { target } = event;
    const control =
      target instanceof Element && !target.closest(WORKS_WITHOUT_REACT)
        ? target.closest<HTMLElement>(NEEDS_APPLICATION)
        : null;
    if (!control || event.defaultPrevented) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    release();
    held = control;
    control.setAttribute('aria-busy', 'true');
  };
  document.addEventListener('click', hold, true);

  function release(): HTMLElement | undefined {
    const control = held;
    held = undefined;
    control?.removeAttribute('aria-busy');
    return control;
  }

  return {
    release,
    replay() {
      document.removeEventListener('click', hold, true);
      release()?.click();
    },
  };
}
