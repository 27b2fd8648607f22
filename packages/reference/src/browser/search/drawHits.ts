import type { Kind, Mark, SearchResult } from '@frontier/search';
import type { SearchWords } from '../../command/writeSearchButton.js';
import { decodeHash } from '../showTarget.js';

/** Results of a kind, under what readers call it. */
export interface HitGroup {
  readonly title: string;
  readonly hits: readonly SearchResult[];
}

/** What names the places around a result: all of its own field, answer, part and form, up to its operation. */
const AROUND = '.r-field, .r-response, section, details[id], .r-op, .r-group';
const NAMES = '.r-name, .r-status, summary > b, :scope > :is(.r-section, h2)';

/** Groups results by kind; that of the best comes first. */
export function groupHits(hits: readonly SearchResult[], words: SearchWords): HitGroup[] {
  const titles: Partial<Record<Kind, string>> = {
    operation: words.operations,
    field: words.fields,
    value: words.values,
    error: words.responses,
    term: words.schemas,
  };
  const groups = new Map<string, SearchResult[]>();
  for (const hit of hits) {
    const title = titles[hit.kind] ?? words.sections;
    groups.set(title, [...(groups.get(title) ?? []), hit]);
  }
  return [...groups].map(([title, found]) => ({ title, hits: found }));
}

/** Draws groups as parts of a listbox; each link is an option, which the field points to. */
export function drawHits(groups: readonly HitGroup[], listId: string): HTMLElement[] {
  let count = 0;
  return groups.map(({ hits, title }, at) => {
    const id = `${listId}.g${at}`;
    const heading = createElement('p', { id, role: 'presentation' }, title);
    const options = hits.map((hit) => {
      const option = drawHit(hit, title);
      option.id = `${listId}.${count++}`;
      return option;
    });
    return createElement('div', { role: 'group', 'aria-labelledby': id }, heading, ...options);
  });
}

function drawHit(
  { excerpt, kind, marks, method, path, title, url }: SearchResult,
  heading: string,
): HTMLElement {
  const isOperation = kind === 'operation';
  const isCode = kind === 'field' || kind === 'value';
  const around = listAround(url, kind === 'value').join(' › ');
  // Not what the heading above says, nor a heading of the page by itself.
  const trail = around === heading || around === title ? '' : around;
  const chip = method
    ? [createElement('span', { class: `r-method r-${method.toLowerCase()}` }, method), ' ']
    : [];
  return createElement(
    'a',
    { href: url, role: 'option', tabindex: '-1', 'aria-selected': 'false' },
    createElement(
      'span',
      { class: 's-hit' },
      ...(isOperation ? chip : []),
      createElement(isCode ? 'code' : 'b', {}, ...markText(title, marks.title)),
      ...(isOperation && path ? [' ', createElement('code', {}, path)] : []),
    ),
    ...(trail === '' ? [] : [createElement('span', {}, ...(isOperation ? [] : chip), trail)]),
    ...(excerpt === '' ? [] : [createElement('span', {}, ...markText(excerpt, marks.excerpt))]),
  );
}

/** The names around a place of this page, from the outermost inwards. */
function listAround(url: string, withOwn: boolean): string[] {
  const place = url.startsWith('#') ? document.getElementById(decodeHash(url)) : null;
  const names: string[] = [];
  let at = withOwn ? place : place?.parentElement;
  for (at = at?.closest(AROUND); at; at = at.parentElement?.closest(AROUND)) {
    const name = at.querySelector(at.matches('.r-op') ? '.r-title > a' : NAMES);
    // Not the words beside it: whether a body is required.
    const text = name?.firstChild?.textContent?.trim();
    if (text) names.unshift(text);
    if (at.matches('.r-op')) break;
  }
  return names;
}

/** A text whose marked stretches are `mark` elements. */
function markText(text: string, marks: readonly Mark[]): (Node | string)[] {
  let position = 0;
  const nodes = marks.flatMap(([start, end]) => {
    const before = text.slice(position, start);
    position = end;
    return [before, createElement('mark', {}, text.slice(start, end))];
  });
  return [...nodes, text.slice(position)];
}

/** Makes an element. Texts become text nodes and never markup. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
