import type { PageModule } from '@frontier/light-docusaurus/browser';
import { loadScripts, tellFailure } from '@frontier/light-docusaurus/browser';
import { OPEN_SEARCH } from './searchEvents';

/*
 * Page module (`packages/light-docusaurus`): asks for the search's own script at the first sign that the
 * reader will search, and opens it by its keys and by `button[data-search]`.
 */
const FAILED = 'A busca não carregou';

let loading: Promise<boolean> | undefined;
let hideFailure: (() => void) | undefined;
/** What was typed since the reader asked for the field, until it is there to take it. */
let typed: string | undefined;

/** @returns whether the script has come; if not, the next call asks for it again. */
function load(): Promise<boolean> {
  const link = document.querySelector<HTMLLinkElement>('[data-script]');
  loading ??= loadScripts([String(link?.dataset.script)]).then(([missing]) => {
    if (missing) loading = undefined;
    return !missing;
  });
  return loading;
}

/** @param isAsked whether the reader asks for the field, not a page for its results. */
async function start(isAsked = false): Promise<void> {
  if (isAsked) typed ??= '';
  const isThere = await load();
  const detail = typed;
  typed = undefined;
  hideFailure?.();
  if (!isThere) hideFailure = tellFailure(FAILED, () => start(isAsked));
  else if (isAsked) document.dispatchEvent(new CustomEvent(OPEN_SEARCH, { detail }));
}

if (typeof window !== 'undefined') {
  // Before what starts the application at the first key.
  window.addEventListener(
    'keydown',
    (event) => {
      const { altKey, ctrlKey, key, metaKey, target } = event;
      if (typed !== undefined && key.length === 1 && !altKey && !ctrlKey && !metaKey) {
        event.preventDefault();
        typed += key;
        return;
      }
      // With Shift, a shortcut of the browser's, the key is `K`.
      const isChord = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
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

/** The page of results is a wish to search. */
export const onRouteDidUpdate: PageModule['onRouteDidUpdate'] = () => {
  if (document.querySelector('[data-search-page]')) start();
};
