import { readStored, store } from '@frontier/reference/browser';
import { markTexts, unmarkTexts } from '../../../shared/markTexts';
import { HOSTS_META, SAMPLE_ADDRESS } from '../../../shared/sampleHosts';

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
const meta =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>(`meta[name=${HOSTS_META}]`);
const simulator = {
  address: meta?.dataset.simulator ?? '',
  hosts: meta?.content.split(' ').filter(Boolean) ?? [],
};
/** Applies the choice to added content before it is painted. */
const observer =
  meta &&
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) show(node);
    }
  });

if (meta) {
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
  const address = own || (simulates ? simulator.address : '');
  if (!address) unmarkTexts(root, MARK);
  else {
    observer?.observe(document.body, { childList: true, subtree: true });
    // The reader's simulator may have another address than the commands contain.
    const hosts = own ? [...simulator.hosts, simulator.address] : simulator.hosts;
    const owns = new Map(hosts.map((host) => [host, address]));
    for (const block of root.querySelectorAll(SAMPLES)) markTexts(block, MARK, owns);
  }
}
