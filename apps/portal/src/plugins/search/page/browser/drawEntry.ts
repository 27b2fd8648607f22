import { createElement } from './createElement';
import type { Entry } from './describeView';
import { markedText } from './markedText';

/** Kinds whose titles are code. */
const CODE: ReadonlySet<string | undefined> = new Set(['field', 'value', 'constant']);

/** The link of a result: title, where it stands, and what of the text was searched for. */
export function drawEntry(entry: Entry): HTMLAnchorElement {
  const { excerpt, kind, mark, marks, path, query, title, trail, url } = entry;
  const isOperation = kind === 'operation' || kind === 'event';
  const heading = markedText(title, marks.title);
  return createElement(
    'a',
    { class: 'search-entry', href: url, 'data-query': query },
    createElement(
      'span',
      { class: 'search-title' },
      isOperation ? drawMethod(entry) : undefined,
      createElement(CODE.has(kind) ? 'code' : 'span', {}, heading),
      isOperation && path ? createElement('code', { class: 'search-path' }, path) : undefined,
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
  );
}

function drawMethod({ method }: Entry): HTMLElement | undefined {
  if (!method) return undefined;
  return createElement('span', { class: 'search-method', 'data-method': method }, method);
}
