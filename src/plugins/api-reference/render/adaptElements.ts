import type { Element, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Fits the elements of one description into a page that shows many: no `id`, which another
 * description may have too, no image, nothing empty, nothing that scrolls out of the keyboard's reach.
 */
export function adaptElements(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const { properties, tagName } = element;
    // Made by the Markdown parser, in English and with addresses that only one text could have.
    if (properties.id === 'texto-footnote-label' || properties.dataFootnoteBackref !== undefined) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (tagName === 'p' && element.children.length === 0) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    delete properties.id;
    delete properties.ariaDescribedBy;
    // What may scroll must take the keyboard's focus.
    if (tagName === 'pre' || tagName === 'table') properties.tabIndex = 0;
    if (tagName === 'img') turnIntoLink(element);
    if (tagName === 'a' && properties.href === undefined) element.tagName = 'span';
    return undefined;
  });
}

function turnIntoLink(image: Element): void {
  const { alt, src } = image.properties;
  image.tagName = 'a';
  image.properties = { href: src };
  image.children = [{ type: 'text', value: String(alt || src || '') }];
}
