import { ROUTE_EVENT } from '@frontier/light-docusaurus/browser';
import { createDialog, type SearchDialog } from './createDialog';
import { OPEN_SEARCH } from './searchEvents';
import { type SearchPage, showSearchPage } from './showSearchPage';

/** The search's own styles, with the tokens they read; the bundler puts them in (`../bundleSearch.ts`). */
declare const STYLES: string;

let dialog: SearchDialog | undefined;
let page: SearchPage | undefined;
/** The page that the reader was on, or on the way to, when the dialog opened. */
let openedAt = '';

function showPage(): void {
  page = showSearchPage(page);
  // Whoever searches while a page is on its way still searches when it comes.
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
