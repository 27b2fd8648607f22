import { readStored, store } from '@frontier/reference/browser';
import { hosts, simulator } from '@generated/sample-hosts/default/hosts.json';
import { markTexts, unmarkTexts } from '../../../shared/markTexts';
import { SAMPLE_ADDRESS } from '../../../shared/sampleHosts';

/* Client module: switches the host of the samples between the test environment and a simulator on the reader's machine.
 */

const MARK = 'data-sample-host';
const KEY = 'frontier.samples.host';
const SIMULATOR = 'sandbox';
const CONTROLS = 'input[name=sample-host]';
/** The front page shows samples for both in separate tabs. */
const SAMPLES = 'pre:not([data-call] pre)';

let simulates = false;
/** The reader's own address, which takes precedence over the choice. */
let own = '';
const isBrowser = typeof document !== 'undefined';
/** Applies the choice to added content before it is painted. */
const observer =
  isBrowser &&
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) show(node);
    }
  });

if (isBrowser) {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(CONTROLS)) {
      store(KEY, target.value);
      onRouteDidUpdate();
    }
  });
  document.addEventListener(SAMPLE_ADDRESS, (event) => {
    own = event instanceof CustomEvent ? String(event.detail) : '';
    unmarkTexts(document, MARK);
    show(document);
  });
  // Another tab may have changed the choice, also while this page was in the back-forward cache.
  window.addEventListener('storage', onRouteDidUpdate);
  window.addEventListener('pageshow', onRouteDidUpdate);
}

/** Applies the last choice to the current page. */
export function onRouteDidUpdate(): void {
  simulates = readStored(KEY, (text) => text === SIMULATOR) ?? false;
  show(document);
}

function show(root: ParentNode): void {
  for (const control of root.querySelectorAll<HTMLInputElement>(CONTROLS)) {
    control.checked = (control.value === SIMULATOR) === simulates;
  }
  const address = own || (simulates ? simulator : '');
  if (!address) unmarkTexts(root, MARK);
  else {
    if (observer) observer.observe(document.body, { childList: true, subtree: true });
    // The reader's simulator may have another address than the commands contain.
    const shown = own ? [...hosts, simulator] : hosts;
    const owns = new Map(shown.map((host) => [host, address]));
    for (const block of root.querySelectorAll(SAMPLES)) markTexts(block, MARK, owns);
  }
}
