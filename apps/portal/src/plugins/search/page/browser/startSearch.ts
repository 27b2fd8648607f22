import { createElement } from '../../../../shared/createElement';
import { createDialog, createIcon, GLASS, type SearchDialog } from './createDialog';
import { createPanel, type Panel } from './createPanel';
import { drawSections } from './drawGroups';
import { addressOf, readAddress } from './SearchRequest';
import { OPEN_SEARCH, ROUTE_EVENT } from './searchEvents';
import { words } from './words';

const MOST = 60;
/** Events that suggest the reader may search soon. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin'] as const;

/** The results page on screen. */
interface SearchPage {
  readonly place: Element;
  readonly field: HTMLInputElement;
  readonly panel: Panel;
}

/**
 * Fills the results page and shows the results for its address. Without a query or area, the index loads only at the
 * first sign of the reader.
 *
 * @param shown the previous results page.
 * @returns the results page on screen; `undefined` on other pages.
 */
function showSearchPage(shown: SearchPage | undefined): SearchPage | undefined {
  const place = document.querySelector('[data-search-page]');
  if (!place) return undefined;
  const page = shown?.place === place ? shown : createPage(place);
  const request = readAddress(window.location.search);
  page.panel.show(request);
  // The name of an area comes from the index.
  if (request.query || request.area) page.panel.load();
  return page;
}

function createPage(place: Element): SearchPage {
  const field = createElement('input', {
    class: 'search-input',
    type: 'search',
    name: 'q',
    'aria-label': words.field,
    placeholder: words.placeholder,
    autocapitalize: 'off',
    autocomplete: 'off',
    enterkeyhint: 'search',
    spellcheck: 'false',
  });
  const list = createElement('div', { class: 'search-list' });
  const rememberEdit = createEditMemory(field);
  const panel = createPanel({
    field,
    list,
    limit: MOST,
    draw: drawSections,
    onEdit: () => rememberEdit(addressOf(panel.read())),
    // Lists without results have short titles, so they are side by side.
    onView: ({ hasResults, isMessage }) =>
      list.classList.toggle('search-start', !hasResults && !isMessage),
  });
  const form = createElement(
    'form',
    { class: 'search-form', role: 'search' },
    createElement('div', { class: 'search-field' }, createIcon(GLASS), field),
    panel.tools,
  );
  // Results update on every key, so there is nothing to submit.
  form.addEventListener('submit', (event) => event.preventDefault());
  place.replaceChildren(createElement('div', { class: 'search search-page' }, form, list));
  onFirst(place.closest('main') ?? place, SIGNS, panel.load);
  return { place, field, panel };
}

/** Calls back once, at the first of these events within an element. */
function onFirst(element: Element, types: readonly string[], callback: () => void): void {
  const first = new AbortController();
  for (const type of types) {
    element.addEventListener(
      type,
      () => {
        first.abort();
        callback();
      },
      { signal: first.signal },
    );
  }
}

/**
 * Keeps the request in the address. A query finished with Enter or by leaving the field stays in the history; text
 * typed in between replaces the current entry.
 */
function createEditMemory(field: HTMLInputElement): (address: string) => void {
  let isFinished = window.location.search !== '';
  field.addEventListener('change', () => {
    isFinished = true;
  });
  return (address) => {
    if (isFinished) window.history.pushState(null, '', address);
    else window.history.replaceState(window.history.state, '', address);
    isFinished = false;
  };
}

/** Styles and tokens of the search. `../index.ts` defines them when bundling. */
declare const STYLES: string;

let dialog: SearchDialog | undefined;
let page: SearchPage | undefined;
/** Path of the page, current or loading, when the dialog opened. */
let openedAt = '';

function showPage(): void {
  page = showSearchPage(page);
  // The dialog stays open if it opened while this page was loading.
  if (page || window.location.pathname !== openedAt) dialog?.close();
}

// A constructed stylesheet applies at once and needs no inline styles in the content security policy.
const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

document.addEventListener(OPEN_SEARCH, (event) => {
  const typed = event instanceof CustomEvent ? String(event.detail ?? '') : '';
  if (!page) {
    dialog ??= createDialog();
    dialog.open();
    openedAt = window.location.pathname;
  }
  const field = page?.field ?? dialog?.field;
  field?.focus();
  field?.select();
  if (!field || typed === '') return;
  field.value = typed;
  field.dispatchEvent(new Event('input'));
});
document.addEventListener(ROUTE_EVENT, showPage);
window.addEventListener('popstate', () => {
  if (page) showPage();
});
showPage();
