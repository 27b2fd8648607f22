import { APP_SCRIPTS_ID } from '../ssrTemplate';
import { holdClicks } from './holdClicks';
import { switchColorMode } from './switchColorMode';

const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/**
 * Loads the application at the reader's first sign of intent. Until it has taken over, the colour
 * mode works from here, and clicks on controls that need the application are kept for it. Does
 * nothing on pages that load the application by themselves.
 */
export function hydrateOnIntent(): void {
  const scripts = readAppScripts();
  if (scripts.length === 0) return;
  const stopSwitching = switchColorMode();
  const clicks = holdClicks();
  const start = () => {
    for (const type of INTENTS) document.removeEventListener(type, start, true);
    loadInOrder(scripts, () => clicks.giveUp());
  };
  for (const type of INTENTS) {
    document.addEventListener(type, start, { capture: true, passive: true });
  }
  whenHydrated(() => {
    stopSwitching();
    clicks.replay();
  });
}

function readAppScripts(): string[] {
  const list = document.getElementById(APP_SCRIPTS_ID)?.textContent;
  return list ? (JSON.parse(list) as string[]) : [];
}

function loadInOrder(urls: readonly string[], onError: () => void): void {
  for (const url of urls) {
    const script = document.createElement('script');
    script.src = url;
    script.async = false;
    script.onerror = onError;
    document.head.append(script);
  }
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
