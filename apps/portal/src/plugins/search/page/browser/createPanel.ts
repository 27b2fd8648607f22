import { type Kind, kindNames, loadSearch, type Search, type SearchArea } from '@frontier/search';
import { createElement } from '../../../../shared/createElement';
import {
  describeView,
  type Group,
  type IndexPage,
  type StartPages,
  type View,
} from './describeView';
import type { SearchRequest } from './SearchRequest';
import { words } from './words';

/** How long one file of the index may take (ms). */
const PATIENCE = 20_000;

let loading: Promise<Search> | undefined;

/** The engine with its index: asked for once, and again when it did not come. */
function loadIndex(): Promise<Search> {
  loading ??= loadSearch(fetchJson).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

const KEY = 'frontier.search.recent';
const MOST = 5;

/** Recent queries with results, the newest first; kept in this browser only. */
function readRecentQueries(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : [];
  } catch {
    // Storage can be forbidden, or hold something else.
    return [];
  }
}

function addRecentQuery(query: string): void {
  const text = query.trim();
  if (!text) return;
  const others = readRecentQueries().filter((other) => other !== text);
  write(JSON.stringify([text, ...others].slice(0, MOST)));
}

function clearRecentQueries(): void {
  write('[]');
}

function write(value: string): void {
  try {
    localStorage.setItem(KEY, value);
  } catch {
    // Storage can be forbidden: the query is not kept.
  }
}

interface Filters {
  readonly element: HTMLElement;
  readonly read: () => Pick<SearchRequest, 'area' | 'kind'>;
  readonly write: (wanted: Pick<SearchRequest, 'area' | 'kind'>) => void;
  /** Fills in the areas, which come with the index. */
  readonly listAreas: (areas: readonly SearchArea[]) => void;
}

/** Two fields that narrow the results to a kind and to an area. */
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
    write(wanted) {
      kind.value = wanted.kind ?? '';
      if (wanted.area && !isListed(area, wanted.area)) {
        area.append(createElement('option', { value: wanted.area }, wanted.area));
      }
      area.value = wanted.area ?? '';
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

/** Pages that are lists, such as the glossary; `../index.ts` defines them when it bundles. */
declare const INDEX_PAGES: readonly IndexPage[];
/** What readers look for most; from there, too. */
declare const START_PAGES: readonly StartPages[];

interface Settings {
  readonly field: HTMLInputElement;
  /** The element that holds the links. */
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
  readonly read: () => SearchRequest;
  /** Shows the answer to this, as far as the index is there. */
  readonly show: (wanted: SearchRequest) => void;
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
    // Screen readers would repeat an unchanged text.
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
