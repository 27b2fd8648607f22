import { readStored, store } from '@frontier/reference/browser';
import { hosts } from '@generated/sample-hosts/default/samples.json';
import { OWN_VALUES } from '../../../shared/sampleHosts';
import { LOCAL_SIMULATOR } from '../../../shared/simulatorAddress';

/* Client module: in samples, replaces the hosts of the test environment by a simulator's address, and examples by a
   reader's own values. The values are in this module's memory only: client-side navigation keeps them, a new document
   does not. */

const KEY = 'frontier.samples.host';
const SIMULATOR = 'sandbox';
const CONTROLS = 'input[name=sample-host]';
/** Blocks of code, except the results of tools. */
const SAMPLES = 'pre:not([data-tool] pre)';

/** Attribute of the element around a replacement, which keeps the text of the sample. */
const SHOWN = 'data-replaced';

/** Texts by those of the samples that they replace. */
type Replacements = ReadonlyMap<string, string>;

/** The nodes of replaced hosts, which breaks divide into several texts. */
const writtenHosts = new WeakMap<Element, readonly Node[]>();
let simulates = false;
/** The reader's own address, which takes precedence over the choice. */
let ownAddress = '';
/** The reader's values by the examples that they replace. */
let ownValues: Replacements = new Map();

const isBrowser = typeof document !== 'undefined';
/** Replaces texts in added content before it is painted. */
const observer = isBrowser
  ? new MutationObserver((changes) => {
      const blocks = changes.flatMap(({ addedNodes, target }) => {
        const around = target instanceof Element ? target.closest(SAMPLES) : null;
        const inside = [...addedNodes].flatMap((node) =>
          node instanceof Element ? [...node.querySelectorAll(SAMPLES)] : [],
        );
        return around ? [around] : inside;
      });
      show(new Set(blocks));
    })
  : undefined;

if (isBrowser) {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(CONTROLS)) {
      store(KEY, target.value);
      onRouteDidUpdate();
    }
  });
  // Another tab may have changed the choice, also while this page was in the back-forward cache.
  window.addEventListener('storage', onRouteDidUpdate);
  window.addEventListener('pageshow', onRouteDidUpdate);
}

export function onRouteDidUpdate(): void {
  simulates = readStored(KEY, (text) => text === SIMULATOR) ?? false;
  show(document.querySelectorAll(SAMPLES));
}

/** @param address of all services; empty for that of the choice. */
export function showOwnValues(values: Replacements, address: string): void {
  ownValues = values;
  ownAddress = address;
  show(document.querySelectorAll(SAMPLES));
}

function show(blocks: Iterable<Element>): void {
  observer?.disconnect();
  const isUsed = ownAddress !== '' || ownValues.size > 0;
  for (const control of document.querySelectorAll<HTMLInputElement>(CONTROLS)) {
    control.checked = (control.value === SIMULATOR) === simulates;
  }
  for (const button of document.querySelectorAll(`[${OWN_VALUES}]`)) {
    button.toggleAttribute('data-used', isUsed);
    button.ariaLabel = isUsed ? `${button.textContent}: em uso` : null;
  }
  const ofHosts = listHosts();
  const all = new Map([...ofHosts, ...ownValues]);
  for (const block of blocks) {
    unmarkTexts(block);
    for (const host of block.querySelectorAll('.r-base')) {
      const nodes = writtenHosts.get(host) ?? [...host.childNodes];
      if (ofHosts.length > 0) {
        writtenHosts.set(host, nodes);
        host.replaceChildren(host.textContent);
      } else if (writtenHosts.delete(host)) host.replaceChildren(...nodes);
    }
    // The front page shows samples for both hosts in separate tabs.
    markTexts(block, block.closest('[data-call]') ? ownValues : all);
  }
  if (simulates || isUsed) observer?.observe(document.body, { childList: true, subtree: true });
}

function listHosts(): (readonly [shown: string, text: string])[] {
  const text = ownAddress || (simulates ? LOCAL_SIMULATOR : '');
  if (!text) return [];
  // The reader's simulator may have another address than the commands contain.
  const replaced = ownAddress ? [...hosts, LOCAL_SIMULATOR] : hosts;
  return replaced.map((shown) => [shown, text]);
}

/** Replaces texts in a block of code, where they are whole words. */
function markTexts(block: Element, replacements: Replacements): void {
  if (replacements.size === 0) return;
  const texts = [...replacements.keys()].map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\w$])(?:${texts.join('|')})(?!\\w)`);
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    // A replacement may contain one of the texts itself.
    const match = node.parentElement?.closest(`[${SHOWN}]`) ? null : pattern.exec(node.data);
    if (!match) continue;
    const [shown] = match;
    const found = node.splitText(match.index);
    // The rest becomes the next text node and may contain another text.
    found.splitText(shown.length);
    const mark = document.createElement('span');
    mark.setAttribute(SHOWN, shown);
    mark.title = shown;
    mark.textContent = replacements.get(shown) ?? '';
    found.replaceWith(mark);
  }
}

function unmarkTexts(block: Element): void {
  for (const mark of block.querySelectorAll(`[${SHOWN}]`)) {
    const { parentNode } = mark;
    mark.replaceWith(mark.getAttribute(SHOWN) ?? '');
    parentNode?.normalize();
  }
}
