import { createElement } from './createElement';
import { createIcon, GLASS } from './createIcon';
import { createPanel, type Panel } from './createPanel';
import { drawSections } from './drawGroups';
import { addressOf, readAddress } from './Wanted';
import { words } from './words';

const MOST = 60;

/** The page of results, where the one on screen is it. */
export interface SearchPage {
  readonly place: Element;
  readonly field: HTMLInputElement;
  readonly panel: Panel;
}

/**
 * Fills the page of results, and shows on it what its address asks for.
 *
 * @param shown the page that was on screen before.
 * @returns the page on screen; nothing where it is another kind of page.
 */
export function showSearchPage(shown: SearchPage | undefined): SearchPage | undefined {
  const place = document.querySelector('[data-search-page]');
  if (!place) return undefined;
  const page = shown?.place === place ? shown : createPage(place);
  page.panel.show(readAddress(window.location.search));
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
    onView() {},
  });
  const form = createElement(
    'form',
    { class: 'search-form', role: 'search' },
    createElement('div', { class: 'search-field' }, createIcon(GLASS), field),
    panel.tools,
  );
  // The answer is there already.
  form.addEventListener('submit', (event) => event.preventDefault());
  place.replaceChildren(createElement('div', { class: 'search search-page' }, form, list));
  return { place, field, panel };
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
