import type { Search } from '@frontier/search';
import { createElement } from './createElement';
import { createFilters } from './createFilters';
import { describeView, type Group, type IndexPage, type View } from './describeView';
import { loadIndex } from './loadIndex';
import { addRecentQuery, clearRecentQueries, readRecentQueries } from './recentQueries';
import type { Wanted } from './Wanted';
import { words } from './words';

/** Pages that list things by themselves; the bundler puts them in (`../bundleSearch.ts`). */
declare const INDEX_PAGES: readonly IndexPage[];

interface Settings {
  readonly field: HTMLInputElement;
  /** What the links stand in. */
  readonly list: HTMLElement;
  readonly draw: (groups: readonly Group[]) => readonly HTMLElement[];
  /** Most results to show. */
  readonly limit: number;
  /** Called when another list is on screen. */
  readonly onView: (view: View) => void;
  /** Called when the reader has changed what is wanted. */
  readonly onEdit: () => void;
}

/** What surrounds the field of a search: filters, count or message, and the list it fills. */
export interface Panel {
  readonly tools: HTMLElement;
  readonly read: () => Wanted;
  /** Shows the answer to this, as far as the index is there. */
  readonly show: (wanted: Wanted) => void;
  /** Asks for the index, unless it is there, and shows the answer when it has come. */
  readonly load: () => void;
}

export function createPanel({ draw, field, limit, list, onEdit, onView }: Settings): Panel {
  let search: Search | 'failed' | undefined;
  const filters = createFilters(edit);
  const status = createElement('p', { class: 'search-status', role: 'status' });
  const action = createElement('button', { type: 'button', class: 'search-button' });
  const clear = createElement(
    'button',
    { type: 'button', class: 'search-button' },
    words.clearRecent,
  );
  const tools = createElement(
    'div',
    { class: 'search-tools' },
    filters.element,
    status,
    action,
    clear,
  );

  const read = (): Wanted => ({ query: field.value, ...filters.read() });

  function update(): void {
    const recent = readRecentQueries();
    const view = describeView(read(), { search, limit, recent, indexPages: INDEX_PAGES });
    // A text that stays is not said twice.
    if (status.textContent !== view.status) status.textContent = view.status;
    status.classList.toggle('search-message', view.isMessage);
    action.hidden = !view.action;
    action.textContent = view.action ? words[view.action] : '';
    clear.hidden = !view.hasRecent;
    list.replaceChildren(...draw(view.groups));
    onView(view);
  }

  async function load(): Promise<void> {
    if (search && search !== 'failed') return;
    const hadFailed = search === 'failed';
    search = undefined;
    try {
      search = await loadIndex();
      filters.listAreas(search.areas);
    } catch {
      search = 'failed';
    }
    // Links that do not come from the index stay: the reader may be pressing one.
    if (hadFailed || search === 'failed' || field.value.trim() !== '') update();
  }

  function edit(): void {
    update();
    onEdit();
  }

  field.addEventListener('input', edit);
  action.addEventListener('click', () => {
    field.focus();
    if (search === 'failed') load();
    else filters.write({});
    edit();
  });
  clear.addEventListener('click', () => {
    clearRecentQueries();
    field.focus();
    update();
  });
  list.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    const { query } = link.dataset;
    if (query === undefined) addRecentQuery(field.value);
    else if (isPlain(event)) {
      event.preventDefault();
      field.value = query;
      field.focus();
      edit();
    }
  });
  return {
    tools,
    read,
    load,
    show(wanted) {
      field.value = wanted.query;
      filters.write(wanted);
      update();
    },
  };
}

/** Whether a click follows a link where the reader is, not in another tab or window. */
export function isPlain({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
