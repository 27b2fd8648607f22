import type { Kind, SearchArea } from '@frontier/search';
import { kindNames } from '@frontier/search';
import { createElement } from './createElement';
import type { Wanted } from './Wanted';
import { words } from './words';

export interface Filters {
  readonly element: HTMLElement;
  readonly read: () => Pick<Wanted, 'area' | 'kind'>;
  readonly write: (wanted: Pick<Wanted, 'area' | 'kind'>) => void;
  /** Fills in the areas, which come with the index. */
  readonly listAreas: (areas: readonly SearchArea[]) => void;
}

/** Two fields that narrow the results to a kind and to an area. */
export function createFilters(onChange: () => void): Filters {
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
