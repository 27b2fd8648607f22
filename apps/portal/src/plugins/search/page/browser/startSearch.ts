import { ROUTE_EVENT } from '@frontier/light-docusaurus/browser';
import { createElement } from '../../../../shared/createElement';
import { createDialog, type SearchDialog } from './createDialog';
import { createIcon, GLASS } from './createIcon';
import { createPanel, type Panel } from './createPanel';
import { drawSections } from './drawGroups';
import { addressOf, readAddress } from './SearchRequest';
import { OPEN_SEARCH } from './searchEvents';
import { words } from './words';

const MOST = 60;
/** The reader is there, and may soon search: a pointer or finger on the page, or the focus in it. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin'] as const;

/** The page of results while it is on screen. */
interface SearchPage {
  readonly place: Element;
  readonly field: HTMLInputElement;
  readonly panel: Panel;
}

/**
 * Fills the page of results, and shows on it what its address asks for. The index is loaded for that,
 * or at the first sign of the reader where there is nothing to answer yet.
 *
 * @param shown the page that was on screen before.
 * @returns the page on screen; nothing where it is another kind of page.
 */
function showSearchPage(shown: SearchPage | undefined): SearchPage | undefined {
  const place = document.querySelector('[data-search-page]');
  if (!place) return undefined;
  const page = shown?.place === place ? shown : createPage(place);
  const wanted = readAddress(window.location.search);
  page.panel.show(wanted);
  // An area has its name from the index.
  if (wanted.query || wanted.area) page.panel.load();
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
    // Short titles under few headings, which stand side by side.
    onView: ({ hasResults, isMessage }) =>
      list.classList.toggle('search-start', !hasResults && !isMessage),
  });
  const form = createElement(
    'form',
    { class: 'search-form', role: 'search' },
    createElement('div', { class: 'search-field' }, createIcon(GLASS), field),
    panel.tools,
  );
  // Results follow each key: there is nothing to submit.
  form.addEventListener('submit', (event) => event.preventDefault());
  place.replaceChildren(createElement('div', { class: 'search search-page' }, form, list));
  hearFirst(place.closest('main') ?? place, SIGNS, panel.load);
  return { place, field, panel };
}

/** Calls back at the first of some events within an element, once. */
function hearFirst(element: Element, types: readonly string[], answer: () => void): void {
  const heard = new AbortController();
  for (const type of types) {
    element.addEventListener(
      type,
      () => {
        heard.abort();
        answer();
      },
      { signal: heard.signal },
    );
  }
}

/**
 * Keeps what is wanted in the address. What the reader has finished, with Enter or by leaving the
 * field, gets an entry of its own in the history; what is typed on the way to it does not.
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

/** The search's own styles, with the tokens they read; `../index.ts` defines them when it bundles. */
declare const STYLES: string;

let dialog: SearchDialog | undefined;
let page: SearchPage | undefined;
/** The page that the reader was on, or on the way to, when the dialog opened. */
let openedAt = '';

function showPage(): void {
  page = showSearchPage(page);
  // A dialog that was opened while this page was loading stays open.
  if (page || window.location.pathname !== openedAt) dialog?.close();
}

// No element: a policy without inline styles allows it, and it is there at once.
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
