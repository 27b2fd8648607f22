import { readStored, store } from '@frontier/reference/browser';
import { type Kind, kindNames, loadSearch, type Search, type SearchArea } from '@frontier/search';
import { createElement } from '../../../../shared/createElement';
import {
  describeView,
  type IndexPage,
  type LinkGroup,
  type StartPages,
  type View,
} from './describeView';
import type { SearchRequest } from './SearchRequest';
import { words } from './words';

/** Timeout for one file of the index, in ms. */
const TIMEOUT = 20_000;

let loading: Promise<Search> | undefined;

/** Loads the engine and its index once. After a failure, the next call retries. */
function loadIndex(): Promise<Search> {
  loading ??= loadSearch(fetchJson).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

const KEY = 'frontier.search.recent';
const MOST = 5;

/** Longest remembered query, in characters. */
const LONGEST = 200;

/** Recent queries with results, newest first, from local storage. */
function readRecentQueries(): readonly string[] {
  return readStored(KEY, parseQueries) ?? [];
}

function parseQueries(text: string): readonly string[] | undefined {
  const stored: unknown = JSON.parse(text);
  if (!Array.isArray(stored)) return undefined;
  const isQuery = (item: unknown) =>
    typeof item === 'string' && item.trim() !== '' && item.length <= LONGEST;
  return stored.filter(isQuery).slice(0, MOST);
}

function addRecentQuery(query: string): void {
  const text = query.trim();
  if (!text) return;
  const others = readRecentQueries().filter((other) => other !== text);
  store(KEY, JSON.stringify([text, ...others].slice(0, MOST)));
}

function clearRecentQueries(): void {
  store(KEY, '[]');
}

interface Filters {
  readonly element: HTMLElement;
  readonly read: () => Pick<SearchRequest, 'area' | 'kind'>;
  readonly write: (request: Pick<SearchRequest, 'area' | 'kind'>) => void;
  /** Fills in the areas once the index is loaded. */
  readonly listAreas: (areas: readonly SearchArea[]) => void;
}

/** Two select fields that filter results by kind and area. */
function createFilters(onChange: () => void): Filters {
  const kinds = Object.entries(kindNames).map(([id, { many }]) => ({ id, name: many }));
  const kind = createSelect(words.kind, words.everyKind, kinds);
  const area = createSelect(words.area, words.everyArea, []);
  const element = createElement(
    'div',
    { class: 'search-filters', role: 'group', 'aria-label': words.filters },
    kind,
    area,
  );
  element.addEventListener('change', onChange);
  return {
    element,
    read: () => ({
      kind: (kind.value || undefined) as Kind | undefined,
      area: area.value || undefined,
    }),
    write(request) {
      kind.value = request.kind ?? '';
      if (request.area && !isListed(area, request.area)) {
        area.append(createElement('option', { value: request.area }, request.area));
      }
      area.value = request.area ?? '';
    },
    listAreas(areas) {
      const chosen = area.value;
      const options = areas.map(({ id, name }) => createElement('option', { value: id }, name));
      area.replaceChildren(createElement('option', { value: '' }, words.everyArea), ...options);
      if (isListed(area, chosen)) area.value = chosen;
    },
  };
}

function createSelect(
  name: string,
  every: string,
  options: readonly { readonly id: string; readonly name: string }[],
): HTMLSelectElement {
  return createElement(
    'select',
    { class: 'search-select', 'aria-label': name },
    createElement('option', { value: '' }, every),
    ...options.map((option) => createElement('option', { value: option.id }, option.name)),
  );
}

function isListed({ options }: HTMLSelectElement, value: string): boolean {
  return [...options].some((option) => option.value === value);
}

/** Index pages such as the glossary. `../index.ts` defines them when bundling. */
declare const INDEX_PAGES: readonly IndexPage[];
/** The most visited pages, also from `../index.ts`. */
declare const START_PAGES: readonly StartPages[];

interface PanelOptions {
  readonly field: HTMLInputElement;
  /** Container of the links. */
  readonly list: HTMLElement;
  readonly draw: (groups: readonly LinkGroup[]) => readonly HTMLElement[];
  /** Maximum number of results. */
  readonly limit: number;
  /** Called after the list changed. */
  readonly onView: (view: View) => void;
  /** Called after the reader changed query or filters. */
  readonly onEdit: () => void;
}

/** Filters, status and result list of a search field. */
export interface Panel {
  readonly tools: HTMLElement;
  readonly read: () => SearchRequest;
  /** Shows the results of a request, if the index is loaded. */
  readonly show: (request: SearchRequest) => void;
  /** Loads the index unless loaded, then shows the results. */
  readonly load: () => void;
}

export function createPanel({ draw, field, limit, list, onEdit, onView }: PanelOptions): Panel {
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

  const read = (): SearchRequest => ({ query: field.value, ...filters.read() });

  function update(): void {
    const recent = readRecentQueries();
    const view = describeView(read(), {
      search,
      limit,
      recent,
      indexPages: INDEX_PAGES,
      startPages: START_PAGES,
    });
    // Screen readers would announce an unchanged text again.
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
    // Links from other sources than the index stay, because the reader may be pressing one.
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
    show(request) {
      field.value = request.query;
      filters.write(request);
      update();
    },
  };
}

/** Whether a click follows a link in the same tab. */
export function isPlain({ altKey, button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
