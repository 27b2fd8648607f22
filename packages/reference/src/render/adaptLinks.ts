import type { Element, Root } from 'hast';
import { decodeFragment } from './decodeFragment.js';
import { visitElements } from './visitElements.js';

/** How the links of descriptions fit the pages they stand on. */
export interface LinkOptions {
  /** Address of the place a fragment means (without `#`, decoded); nothing when it means none. */
  readonly addressOf?: (fragment: string) => string | undefined;
  /** Class and title of a link that a site's own style sets apart. */
  readonly markLink?: MarkLink | undefined;
}

/**
 * @param href address of a link in a description.
 * @param text what it says.
 * @returns how it is set apart from other links; nothing for an ordinary one.
 */
export type MarkLink = (
  href: string,
  text: string,
) => { readonly className: string; readonly title: string } | undefined;

/**
 * Leads links within a document to the places they mean, leaves text where nothing is meant, and sets
 * apart those that a site asks for.
 *
 * @returns whether any leads to a place of the reference.
 */
export function adaptLinks(tree: Root, { addressOf, markLink }: LinkOptions): boolean {
  let leads = false;
  visitElements(tree, (element, index, parent) => {
    const { children, tagName } = element;
    const { href } = element.properties;
    if (tagName !== 'a' || typeof href !== 'string') return undefined;
    if (href.startsWith('#') && addressOf) {
      leads = true;
      const address = addressOf(decodeFragment(href.slice(1)));
      if (address === undefined) {
        parent.children.splice(index, 1, ...children);
        return index;
      }
      element.properties = { href: address };
    }
    const mark = markLink?.(href, textOf(element));
    if (mark) Object.assign(element.properties, { className: [mark.className], title: mark.title });
    return undefined;
  });
  return leads;
}

function textOf({ children }: Element): string {
  const [text] = children;
  return text?.type === 'text' ? text.value : '';
}
