/* Client module: opens the row that an address names, and filters the rows by their texts and area. The address keeps the
   filter, so that a shared link shows the same rows. */
import { decodeHash } from '@frontier/reference/browser';

const FILTER = '.fold-filter';

type FilterField = HTMLInputElement | HTMLSelectElement;

export function onRouteDidUpdate(): void {
  const filter = document.querySelector(FILTER);
  if (filter) {
    fill(filter, new URLSearchParams(window.location.search));
    apply(filter);
  }
  openRow();
}

if (typeof window !== 'undefined') {
  window.addEventListener('hashchange', openRow);
  document.addEventListener('input', ({ target }) => {
    const filter = target instanceof Element ? target.closest(FILTER) : null;
    if (filter) change(filter);
  });
}

function fill(filter: Element, kept: URLSearchParams): void {
  for (const field of fieldsOf(filter)) {
    if (isBox(field)) field.checked = kept.has(field.name);
    else field.value = kept.get(field.name) ?? '';
  }
}

function change(filter: Element): void {
  const address = new URL(window.location.href);
  for (const field of fieldsOf(filter)) {
    const isSet = isBox(field) ? field.checked : field.value !== '';
    if (isSet) address.searchParams.set(field.name, field.value);
    else address.searchParams.delete(field.name);
  }
  window.history.replaceState(window.history.state, '', address);
  apply(filter);
}

function fieldsOf(filter: Element): NodeListOf<FilterField> {
  return filter.querySelectorAll('input, select');
}

function isBox(field: FilterField): field is HTMLInputElement {
  return field.type === 'checkbox';
}

/** Opens the row that the address names, also one that the filter hides. */
function openRow(): void {
  const anchor = document.querySelector(`[id="${CSS.escape(decodeHash(window.location.hash))}"]`);
  const row = anchor?.closest('details.fold-row');
  if (!(row instanceof HTMLDetailsElement)) return;
  row.open = true;
  if (row.checkVisibility()) return;
  const filter = document.querySelector(FILTER);
  if (filter) {
    fill(filter, new URLSearchParams());
    change(filter);
  }
  row.scrollIntoView();
}

function apply(filter: Element): void {
  const text = filter.querySelector<HTMLInputElement>('[type=search]')?.value ?? '';
  const words = fold(text).split(/\s+/).filter(Boolean);
  const area = filter.querySelector('select')?.value ?? '';
  const rows = [...document.querySelectorAll<HTMLElement>('.fold-row')];
  for (const row of rows) {
    const heading = row.parentElement?.querySelector('h2');
    const content = fold(`${heading?.textContent ?? ''} ${row.textContent}`);
    const isWanted = area === '' || area === heading?.id;
    row.hidden = !isWanted || !words.every((word) => content.includes(word));
  }
  const output = filter.querySelector('output');
  // The box hides rows by CSS, without `hidden`.
  const shown = rows.filter((row) => row.checkVisibility()).length;
  if (output) output.value = shown === rows.length ? '' : `${shown} de ${rows.length}`;
}

/** Small letters without accents. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
