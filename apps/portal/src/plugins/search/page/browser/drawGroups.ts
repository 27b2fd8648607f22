import type { Mark } from '@frontier/search';
import { createElement } from '../../../../shared/createElement';
import type { Entry, Group } from './describeView';
import { words } from './words';

/** Kinds whose titles are code. */
const CODE: ReadonlySet<string | undefined> = new Set(['field', 'value', 'constant']);

/** The link of a result: title, where it stands, and what of the text was searched for. */
function drawEntry(entry: Entry): HTMLAnchorElement {
  const { excerpt, kind, mark, marks, missing, path, query, title, trail, url } = entry;
  const isOperation = kind === 'operation' || kind === 'event';
  const hasPath = isOperation || kind === 'file';
  const heading = markedText(title, marks.title);
  return createElement(
    'a',
    { class: 'search-entry', href: url, 'data-query': query },
    createElement(
      'span',
      { class: 'search-title' },
      isOperation ? drawMethod(entry) : undefined,
      createElement(CODE.has(kind) ? 'code' : 'span', {}, heading),
      hasPath && path ? createElement('code', { class: 'search-path' }, path) : undefined,
      mark ? createElement('span', { class: 'search-mark' }, mark) : undefined,
    ),
    trail.length > 0
      ? createElement(
          'span',
          { class: 'search-trail' },
          isOperation ? undefined : drawMethod(entry),
          trail.join(' › '),
        )
      : undefined,
    excerpt
      ? createElement('span', { class: 'search-excerpt' }, markedText(excerpt, marks.excerpt))
      : undefined,
    missing.length > 0 ? drawMissing(missing) : undefined,
  );
}

/** The words that a result does not have: struck through, and said to be missing to who can't see that. */
function drawMissing(missing: readonly string[]): HTMLElement {
  const struck = missing.flatMap((word) => [' ', createElement('s', {}, word)]);
  return createElement('span', { class: 'search-missing' }, words.missing, ...struck);
}

function drawMethod({ method }: Entry): HTMLElement | undefined {
  if (!method) return undefined;
  return createElement('span', { class: 'search-method', 'data-method': method }, method);
}

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

/** A text whose marked stretches are `mark` elements. */
function markedText(text: string, marks: readonly Mark[]): DocumentFragment {
  const nodes = document.createDocumentFragment();
  let position = 0;
  for (const [start, end] of marks) {
    nodes.append(text.slice(position, start), createElement('mark', {}, text.slice(start, end)));
    position = end;
  }
  nodes.append(text.slice(position));
  return nodes;
}
