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

document.addEventListener(OPEN_SEARCH, () => {
  if (page) {
    page.field.focus();
    page.field.select();
    return;
  }
  dialog ??= createDialog();
  dialog.open();
});
document.addEventListener(ROUTE_EVENT, showPage);
window.addEventListener('popstate', () => {
  if (page) showPage();
});
showPage();
