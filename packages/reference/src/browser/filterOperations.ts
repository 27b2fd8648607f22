import { decodeHash } from './decodeHash.js';

const ENTRY = 'li:not(:has(li))';

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
  return filter.closest('.r-nav, .r-index');
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
