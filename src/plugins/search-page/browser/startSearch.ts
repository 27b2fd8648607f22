import { ROUTE_EVENT } from '../../page-script/browser/routeEvent';
import { createDialog, type SearchDialog } from './createDialog';
import { OPEN_SEARCH } from './searchEvents';
import { type SearchPage, showSearchPage } from './showSearchPage';

/** The search's own styles, with the tokens they read; the bundler puts them in (`../bundleSearch.ts`). */
declare const STYLES: string;

let dialog: SearchDialog | undefined;
let page: SearchPage | undefined;

function showPage(): void {
  dialog?.close();
  page = showSearchPage(page);
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
