import { SAMPLE_ADDRESS } from '../../../shared/sampleHosts';
import { HOSTS_META, markHosts, unmarkHosts } from './markHosts';

/* A module of every page: whom its samples call, the test environment or a simulator on the reader's machine. */
const KEY = 'frontier.samples.host';
const SIMULATOR = 'sandbox';
const CONTROLS = 'input[name=sample-host]';
/** The front page has samples of both, in tabs of its own. */
const SAMPLES = 'pre:not([data-call] pre)';

let chosen = '';
/** The reader's own, which comes before either choice. */
let own = '';
const meta =
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLMetaElement>(`meta[name=${HOSTS_META}]`);
const simulator = { address: meta?.dataset.simulator ?? '', hosts: meta?.content.split(' ') ?? [] };
/** What comes to the page later shows the choice before it is painted. */
const observer =
  meta &&
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) show(node);
    }
  });

if (meta) {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(CONTROLS)) choose(target.value);
  });
  document.addEventListener(SAMPLE_ADDRESS, (event) => {
    own = event instanceof CustomEvent ? String(event.detail) : '';
    unmarkHosts(document);
    show(document);
  });
  // It may have been chosen in another tab, also while this page was put away.
  window.addEventListener('storage', onRouteDidUpdate);
  window.addEventListener('pageshow', onRouteDidUpdate);
}

/** Shows what was chosen last on the page that is on screen. */
export function onRouteDidUpdate(): void {
  try {
    chosen = localStorage.getItem(KEY) ?? chosen;
  } catch {}
  show(document);
}

/** Storage can be forbidden; the choice then lasts for the document. */
function choose(value: string): void {
  chosen = value;
  try {
    localStorage.setItem(KEY, value);
  } catch {}
  show(document);
}

function show(root: ParentNode): void {
  const simulates = chosen === SIMULATOR;
  for (const control of root.querySelectorAll<HTMLInputElement>(CONTROLS)) {
    control.checked = (control.value === SIMULATOR) === simulates;
  }
  const address = own || (simulates ? simulator.address : '');
  if (!address) unmarkHosts(root);
  else {
    observer?.observe(document.body, { childList: true, subtree: true });
    // The reader's simulator may be elsewhere than commands to it say.
    const hosts = own ? [...simulator.hosts, simulator.address] : simulator.hosts;
    for (const block of root.querySelectorAll(SAMPLES)) markHosts(block, { address, hosts });
  }
}
