import { createElement } from '../../../../shared/createElement';
import { createPanel, isPlain } from './createPanel';
import { drawOptions } from './drawGroups';
import { addressOf, SEARCH_PAGE } from './SearchRequest';
import { words } from './words';

/** Keyboard navigation of the options in a listbox. */
interface OptionWalk {
  /** Makes the first option active, or none. */
  readonly reset: (toFirst: boolean) => void;
  readonly current: () => HTMLAnchorElement | undefined;
}

/**
 * Moves the active option of a listbox while the focus stays in the field (combobox pattern of the WAI-ARIA Authoring
 * Practices).
 */
function followOptions(field: HTMLInputElement, list: HTMLElement): OptionWalk {
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  const current = () => options().find(({ ariaSelected }) => ariaSelected === 'true');

  function point(option: HTMLAnchorElement | undefined): void {
    const before = current();
    if (before) before.ariaSelected = 'false';
    if (option) {
      option.ariaSelected = 'true';
      field.setAttribute('aria-activedescendant', option.id);
    } else field.removeAttribute('aria-activedescendant');
  }

  field.addEventListener('keydown', (event) => {
    const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const next = findNext(key, options(), current(), list.clientHeight);
    if (!next) return;
    event.preventDefault();
    point(next);
    next.scrollIntoView({ block: 'nearest' });
  });
  // `pointerover` would also fire when the list changes under a resting pointer.
  list.addEventListener('pointermove', ({ target }) => {
    const option =
      target instanceof Element ? target.closest<HTMLAnchorElement>('[role=option]') : null;
    if (option && option.ariaSelected !== 'true') point(option);
  });
  return {
    current,
    reset(toFirst) {
      point(toFirst ? options()[0] : undefined);
      list.scrollTop = 0;
    },
  };
}

function findNext(
  key: string,
  options: readonly HTMLAnchorElement[],
  current: HTMLAnchorElement | undefined,
  height: number,
): HTMLAnchorElement | undefined {
  const last = options.length - 1;
  const at = current ? options.indexOf(current) : -1;
  const page = Math.max(1, Math.floor(height / (current?.offsetHeight || height)) - 1);
  switch (key) {
    case 'ArrowDown':
      return options[at === last ? 0 : at + 1];
    case 'ArrowUp':
      return options[at <= 0 ? last : at - 1];
    case 'Home':
      return options[0];
    case 'End':
      return options[last];
    case 'PageDown':
      return options[Math.min(last, at + page)];
    case 'PageUp':
      return options[Math.max(0, at - page)];
    default:
      return undefined;
  }
}

const LIST = 'search-list';
const MOST = 20;

export interface SearchDialog {
  readonly field: HTMLInputElement;
  /** Opens the dialog with the results of the last query. */
  readonly open: () => void;
  readonly close: () => void;
}

/** Creates the dialog at the end of the body, outside the React root. */
export function createDialog(): SearchDialog {
  const field = createField();
  const list = createElement('div', {
    class: 'search-list',
    id: LIST,
    role: 'listbox',
    'aria-label': words.results,
  });
  const more = createElement('a', { class: 'search-more', href: SEARCH_PAGE }, words.more);
  const walk = followOptions(field, list);
  const panel = createPanel({
    field,
    list,
    limit: MOST,
    draw: (groups) => drawOptions(groups, LIST),
    onEdit() {},
    onView({ groups, hasResults }) {
      field.ariaExpanded = String(groups.length > 0);
      more.href = addressOf(panel.read());
      walk.reset(hasResults);
    },
  });
  const close = createElement(
    'button',
    { type: 'button', class: 'search-close', 'aria-label': words.close },
    createIcon(CROSS),
  );
  const form = createElement(
    'form',
    { class: 'search-form', role: 'search' },
    createElement('div', { class: 'search-field' }, createIcon(GLASS), field, close),
  );
  const dialog = createElement(
    'dialog',
    { class: 'search', 'aria-label': words.name },
    form,
    panel.tools,
    list,
    createElement('div', { class: 'search-foot' }, drawKeys(), more),
  );

  const { dataset } = document.documentElement;
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    delete dataset.searching;
  });
  // Enter without an active option submits the form.
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    more.click();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  field.addEventListener('keydown', (event) => {
    const option = walk.current();
    if (event.key !== 'Enter' || event.isComposing || !option) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) window.open(option.href, '_blank', 'noopener');
    else option.click();
  });
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    dialog.close();
    // The browser fires no event for a link to the current anchor, but its section may need to open again.
    if (link.href === window.location.href) window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  document.body.append(dialog);
  return {
    field,
    open() {
      if (!dialog.open) dialog.showModal();
      dataset.searching = '';
      panel.show(panel.read());
      panel.load();
    },
    close: () => dialog.close(),
  };
}

function createField(): HTMLInputElement {
  return createElement('input', {
    class: 'search-input',
    name: 'q',
    role: 'combobox',
    'aria-label': words.field,
    'aria-controls': LIST,
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    placeholder: words.placeholder,
    autocapitalize: 'off',
    autocomplete: 'off',
    enterkeyhint: 'go',
    inputmode: 'search',
    spellcheck: 'false',
  });
}

function drawKeys(): HTMLElement {
  return createElement(
    'p',
    { class: 'search-keys' },
    ...words.keys.map(([keys, does]) =>
      createElement('span', {}, ...keys.map((key) => createElement('kbd', {}, key)), ` ${does}`),
    ),
  );
}

const SVG = 'http://www.w3.org/2000/svg';

/** A line icon in a 24 × 24 view box and the colour of the text. */
export function createIcon(path: string): SVGElement {
  const icon = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'path');
  icon.setAttribute('class', 'search-icon');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  line.setAttribute('d', path);
  icon.append(line);
  return icon;
}

export const GLASS = 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.3 15.3l5.2 5.2';
const CROSS = 'M6 6l12 12M18 6L6 18';
