import { createElement } from './createElement';
import type { Group } from './describeView';
import { drawEntry } from './drawEntry';

/** Groups as parts of a listbox; each link is an option, which the field of the combobox points to. */
export function drawOptions(groups: readonly Group[], listId: string): readonly HTMLElement[] {
  let count = 0;
  return groups.map(({ entries, title }, index) => {
    const id = `${listId}-group-${index}`;
    const options = entries.map((entry) => {
      const link = drawEntry(entry);
      link.id = `${listId}-${count++}`;
      link.role = 'option';
      link.tabIndex = -1;
      link.ariaSelected = 'false';
      return link;
    });
    return createElement(
      'div',
      { class: 'search-group', role: 'group', 'aria-labelledby': id },
      createElement('div', { class: 'search-group-title', id, role: 'presentation' }, title),
      ...options,
    );
  });
}

/** Groups as parts of a page. */
export function drawSections(groups: readonly Group[]): readonly HTMLElement[] {
  return groups.map(({ entries, title }) =>
    createElement(
      'section',
      { class: 'search-group' },
      createElement('h2', { class: 'search-group-title' }, title),
      createElement(
        'ul',
        { class: 'search-entries' },
        ...entries.map((entry) => createElement('li', {}, drawEntry(entry))),
      ),
    ),
  );
}
