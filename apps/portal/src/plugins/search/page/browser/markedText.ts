import type { Mark } from '@frontier/search';
import { createElement } from './createElement';

/** A text whose marked stretches are `mark` elements. */
export function markedText(text: string, marks: readonly Mark[]): DocumentFragment {
  const nodes = document.createDocumentFragment();
  let position = 0;
  for (const [start, end] of marks) {
    nodes.append(text.slice(position, start), createElement('mark', {}, text.slice(start, end)));
    position = end;
  }
  nodes.append(text.slice(position));
  return nodes;
}
