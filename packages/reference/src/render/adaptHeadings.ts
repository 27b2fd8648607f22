import type { Element, Root, RootContent } from 'hast';
import { toAnchorPart } from '../model/context.js';
import { visitElements } from './visitElements.js';

/** Anchor of a heading in a description, by its text. */
export function headingAnchor(text: string): string {
  return `texto-${toAnchorPart(text).toLowerCase()}`;
}

/**
 * Fits headings below the page's own: on a `page` the highest becomes the second level, and each can
 * be linked to; in a `field` they are bold paragraphs.
 */
export function adaptHeadings(tree: Root, kind: 'page' | 'field'): void {
  const headings: { readonly element: Element; readonly level: number }[] = [];
  visitElements(tree, (element) => {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
    if (level > 0) headings.push({ element, level });
    return undefined;
  });
  const highest = headings.reduce((least, { level }) => Math.min(least, level), 6);
  const taken = new Set<string>();
  for (const { element, level } of headings) {
    if (kind === 'field') {
      const { children } = element;
      element.tagName = 'p';
      element.children = [{ type: 'element', tagName: 'strong', properties: {}, children }];
      continue;
    }
    const anchor = headingAnchor(textOf(element.children));
    element.tagName = `h${Math.min(level - highest + 2, 6)}`;
    if (!taken.has(anchor)) element.properties.id = anchor;
    taken.add(anchor);
  }
}

function textOf(nodes: readonly RootContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      return node.type === 'element' ? textOf(node.children) : '';
    })
    .join('');
}
