import { fitCode } from './codeSize.js';
import { decodeHash } from './showTarget.js';

const ENTRY = 'li:not(:has(li))';
/** The list of a narrow screen, which a bar opens. */
const OPEN_PANEL = '.r-nav > details[open]';

let observer: IntersectionObserver | undefined;
/** Scroll position at which a link set the mark: there the link decides, not the line. */
let linkedAt: number | undefined;

/** Marks, in the list beside the page, the operation its reader has reached, and keeps it in sight. */
export function markCurrent(): void {
  observer?.disconnect();
  const nav = document.querySelector<HTMLElement>('.r-page .r-nav');
  if (!nav) return;
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        fitCode(target);
        if (window.scrollY !== linkedAt) mark(nav, target.id);
      }
    },
    // The line a reader reads on: a third down the screen.
    { rootMargin: '-33% 0px -66% 0px' },
  );
  for (const operation of document.querySelectorAll('.r-main .r-op')) observer.observe(operation);
}

/** Marks the target of a link at once: near the end of a page it never comes up to the line. */
export function markLinked(target: Element): void {
  const nav = document.querySelector<HTMLElement>('.r-page .r-nav');
  if (nav) mark(nav, target.closest('.r-op')?.id ?? target.id);
  const hold = () => {
    linkedAt = window.scrollY;
  };
  hold();
  // On a page just opened the browser scrolls to the place afterwards.
  requestAnimationFrame(hold);
}

/** Scrolls the list, and nothing else, to the operation marked in it. */
function showCurrent(nav: HTMLElement): void {
  const link = nav.querySelector('[aria-current]');
  if (!link?.checkVisibility()) return;
  const { bottom, top } = link.getBoundingClientRect();
  // The column scrolls on wide screens, the panel of the bar on narrow ones.
  for (const list of [nav, ...nav.querySelectorAll('.r-oplist')]) {
    if (list.scrollHeight <= list.clientHeight) continue;
    const frame = list.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) {
      list.scrollTop += top - frame.top - frame.height / 2;
    }
  }
}

function mark(nav: HTMLElement, anchor: string): void {
  const link = nav.querySelector<HTMLElement>(`a[href$="#${CSS.escape(anchor)}"]`);
  if (!link || link.ariaCurrent === 'true') return;
  nav.querySelector('[aria-current]')?.removeAttribute('aria-current');
  link.ariaCurrent = 'true';
  const now = nav.querySelector('.r-now');
  if (now) now.textContent = link.textContent;
  showCurrent(nav);
}

/** The list that the bar of a narrow screen opens starts at the operation being read. */
export function showPanel(target: EventTarget | null): void {
  if (!(target instanceof HTMLDetailsElement) || !target.matches(OPEN_PANEL)) return;
  if (target.parentElement) showCurrent(target.parentElement);
}

/** Closes that list when a link in it is followed, so that it does not cover the target, and at a click outside it. */
export function closePanel(target: EventTarget | null): void {
  const panel = document.querySelector<HTMLDetailsElement>(OPEN_PANEL);
  if (!panel || !(target instanceof Element)) return;
  if (!panel.contains(target) || target.closest('a')) panel.open = false;
}

/** Esc closes it and leaves the keyboard on the bar; in the filter it empties that first. */
export function closePanelByKey({ defaultPrevented, key }: KeyboardEvent): void {
  const panel = document.querySelector<HTMLDetailsElement>(OPEN_PANEL);
  if (!panel || defaultPrevented || key !== 'Escape') return;
  panel.open = false;
  panel.querySelector('summary')?.focus();
}

/**
 * Narrows a list of operations to the entries that hold every word typed, whatever the case and the
 * accents: in method, title, path or id.
 */
export function filterOperations(target: EventTarget | null): void {
  if (!isFilter(target)) return;
  const list = listOf(target);
  if (!list) return;
  const words = fold(target.value).split(/\s+/).filter(Boolean);
  let found = 0;
  for (const item of list.querySelectorAll<HTMLElement>(ENTRY)) {
    const text = textOf(item);
    item.hidden = !words.every((word) => text.includes(word));
    if (!item.hidden) found += 1;
  }
  // The filter's own box stays, whatever it finds.
  const groups = ':is(li, section, div):has(li):not(:has([type="search"]))';
  for (const group of list.querySelectorAll<HTMLElement>(groups)) {
    group.hidden = !group.querySelector(`${ENTRY}:not([hidden])`);
  }
  announce(list, words.length > 0 ? found : undefined);
}

/** Enter leads from the filter to the first entry found; Esc empties it. */
export function answerFilterKey(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!isFilter(target) || target.value === '') return;
  if (key === 'Enter') {
    listOf(target)?.querySelector<HTMLElement>('li:not([hidden], :has(li)) a')?.click();
  } else if (key === 'Escape') {
    event.preventDefault();
    target.value = '';
    filterOperations(target);
  }
}

function isFilter(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'search';
}

function listOf(filter: HTMLInputElement): HTMLElement | null {
  return filter.closest('.r-nav');
}

function textOf(item: HTMLElement): string {
  const id = decodeHash(item.querySelector('a')?.hash ?? '');
  return fold(`${item.textContent} ${item.dataset.path ?? ''} ${id}`);
}

function announce(list: HTMLElement, found: number | undefined): void {
  const status = list.querySelector<HTMLElement>('.r-found');
  if (!status) return;
  const { found: word = '', none = '' } = status.dataset;
  if (found === undefined) status.textContent = '';
  else status.textContent = found === 0 ? none : `${word}: ${found}`;
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
