import type { ClientModule } from '@docusaurus/types';
import { loadScripts } from '../../../../shared/browser/loadScripts';
import { reportFailure } from '../../../../shared/browser/reportFailure';
import { OPEN_SEARCH, ROUTE_EVENT } from './searchEvents';

/*
 * Client module: loads the search script when the reader is about to search, and opens the search on its keys and on
 * `button[data-search]`.
 */
const FAILED = 'A busca não carregou';

let loading: Promise<boolean> | undefined;
let hideFailure: (() => void) | undefined;
/** Text typed after the search was opened and before its field exists. */
let typed: string | undefined;

/** @returns whether the script loaded. After a failure, the next call retries. */
function load(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>('[data-script]');
  loading ??= loadScripts([String(link?.dataset.script)]).then(([missing]) => {
    if (missing) loading = undefined;
    return !missing;
  });
  return loading;
}

/** @param opens whether to open the search, or only load the script for the results page. */
async function start(opens = false): Promise<void> {
  if (opens) typed ??= '';
  const isThere = await load();
  const detail = typed;
  typed = undefined;
  hideFailure?.();
  if (!isThere) hideFailure = reportFailure(FAILED, () => start(opens));
  else if (opens) document.dispatchEvent(new CustomEvent(OPEN_SEARCH, { detail }));
}

if (typeof window !== 'undefined') {
  // Capture phase: a typed key must not reach the control that has the focus.
  window.addEventListener(
    'keydown',
    (event) => {
      const { altKey, ctrlKey, key, metaKey, shiftKey, target } = event;
      if (typed !== undefined && key.length === 1 && !altKey && !ctrlKey && !metaKey) {
        event.preventDefault();
        typed += key;
        return;
      }
      // With Caps Lock, the key is `K`. Browsers have commands with more modifiers.
      const isChord = (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k';
      if (!isChord && (key !== '/' || (target as Element).matches(':read-write'))) return;
      event.preventDefault();
      start(true);
    },
    true,
  );
  for (const type of ['pointerover', 'focusin', 'click']) {
    document.addEventListener(type, ({ target }) => {
      if (!(target as Element).closest('[data-search]')) return;
      if (type === 'click') start(true);
      else load();
    });
  }
}

/** The results page needs the script at once. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = () => {
  document.dispatchEvent(new Event(ROUTE_EVENT));
  if (document.querySelector('[data-search-page]')) start();
};
