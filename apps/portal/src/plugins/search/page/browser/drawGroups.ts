import type { Mark } from '@frontier/search';
import { createElement } from '../../../../shared/createElement';
import type { LinkEntry, LinkGroup } from './describeView';
import { words } from './words';

/** Kinds whose titles are code. */
const CODE: ReadonlySet<string | undefined> = new Set(['field', 'value', 'constant']);

/** The link of a result with title, trail and excerpt. */
function drawEntry(entry: LinkEntry): HTMLAnchorElement {
  const { area, excerpt, kind, mark, marks, missing, path, query, title, trail, url } = entry;
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
          { class: area ? `search-trail area-${area}` : 'search-trail' },
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

/** The query words missing from a result, struck through, with a label for screen readers. */
function drawMissing(missing: readonly string[]): HTMLElement {
  const struck = missing.flatMap((word) => [' ', createElement('s', {}, word)]);
  return createElement('span', { class: 'search-missing' }, words.missing, ...struck);
}

function drawMethod({ method }: LinkEntry): HTMLElement | undefined {
  if (!method) return undefined;
  return createElement('span', { class: 'search-method', 'data-method': method }, method);
}

/** Groups of a listbox. Each link is an option of the combobox. */
export function drawOptions(groups: readonly LinkGroup[], listId: string): readonly HTMLElement[] {
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

/** Groups as sections of the results page. */
export function drawSections(groups: readonly LinkGroup[]): readonly HTMLElement[] {
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

/** A text with `mark` elements for its marks. */
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
