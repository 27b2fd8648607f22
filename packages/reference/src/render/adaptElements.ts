import type { Element, ElementContent, Root } from 'hast';
import { visitElements } from './visitElements.js';

/** Elements that say nothing without content. */
const EMPTY = ['p', 'ul', 'ol', 'dl'];

/**
 * Fits the elements of one description into a page that shows many: no `id`, which another
 * description may have too, no image, nothing empty, nothing that scrolls out of the keyboard's reach.
 */
export function adaptElements(tree: Root): void {
  visitElements(tree, (element, index, parent) => {
    const { properties, tagName } = element;
    // Made by the Markdown parser, in English and with addresses that only one text could have.
    if (properties.id === 'texto-footnote-label' || properties.dataFootnoteBackref !== undefined) {
      parent.children.splice(index, 1);
      return index;
    }
    const names = tagName === 'a' && properties.href === undefined;
    if (saysNothing(element) || (names && element.children.length === 0)) {
      parent.children.splice(index, 1);
      return index;
    }
    // What may scroll must take the keyboard's focus.
    if (tagName === 'pre' || tagName === 'table') properties.tabIndex = 0;
    if (tagName === 'img') describeImage(element, 'tagName' in parent && parent.tagName === 'a');
    if (names || properties.dataFootnoteRef !== undefined) {
      element.tagName = 'span';
      element.properties = {};
    }
    for (const key of ['id', 'name', 'ariaDescribedBy']) delete element.properties[key];
    return undefined;
  });
}

function saysNothing(node: ElementContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  return (
    node.type === 'element' && EMPTY.includes(node.tagName) && node.children.every(saysNothing)
  );
}

/** An image is a link to it, or only its description where it is in a link already. */
function describeImage(image: Element, isLinked: boolean): void {
  const { alt, src } = image.properties;
  image.tagName = isLinked ? 'span' : 'a';
  image.properties = isLinked ? {} : { href: src };
  image.children = [{ type: 'text', value: String(alt || src || '') }];
}
