import { toAnchorPart } from '@frontier/openapi';
import type { Element, ElementContent, Parents, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Note } from '../components/links.js';
import { placeNote } from './placeNote.js';

/** `page` keeps headings, from the second level on; `field` turns them into bold paragraphs. */
export type DescriptionKind = 'page' | 'field';

/** How the links of descriptions are fitted into their page. */
export interface LinkOptions {
  /** Address of the place a fragment means (without `#`, decoded); nothing when it means none. */
  readonly addressOf?: (fragment: string) => string | undefined;
  /** Returns the site's note that replaces a link. */
  readonly noteOf?: NoteOf | undefined;
}

/**
 * @param href address of a link in a description.
 * @param text text of the link.
 * @returns the note that replaces it; nothing for an ordinary link.
 */
export type NoteOf = (href: string, text: string) => Note | undefined;

/** Items whose tag closes an open item around them in the HTML parser → the elements that may hold them. */
const HOLDERS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
};

/** Elements that are removed when empty. */
const EMPTY = ['p', 'ul', 'ol', 'dl'];

/**
 * Fits the tree of one description into a page that shows many.
 *
 * @returns every `id` left in it.
 */
export function adaptDescription(tree: Root, kind: DescriptionKind, links: LinkOptions): string[] {
  adoptItems(tree);
  adaptElements(tree);
  const anchors = adaptHeadings(tree, kind);
  adaptLinks(tree, links);
  return anchors;
}

/**
 * Puts a list around items that an author wrote without one: a browser would end the page's own row
 * at the first of them, and every row after it would be misplaced.
 */
function adoptItems(node: Root | Element): void {
  const own = node.type === 'element' ? node.tagName : '';
  const children: (RootContent | ElementContent)[] = [];
  let list: Element | undefined;
  for (const child of node.children) {
    if (child.type === 'element') adoptItems(child);
    const holders = child.type === 'element' ? HOLDERS[child.tagName] : undefined;
    const [holder] = holders?.includes(own) ? [] : (holders ?? []);
    if (child.type !== 'element' || holder === undefined) {
      const isSpace = child.type === 'text' && child.value.trim() === '';
      if (!isSpace) list = undefined;
      children.push(child);
      continue;
    }
    if (list?.tagName !== holder) {
      list = { type: 'element', tagName: holder, properties: {}, children: [] };
      children.push(list);
    }
    list.children.push(child);
  }
  node.children = children as typeof node.children;
}

/** Leaves no `id`, which another description may have too, no image and nothing empty. */
function adaptElements(tree: Root): void {
  visit(tree, 'element', (element, index = 0, parent) => {
    const { properties, tagName } = element;
    // Made by the Markdown parser, in English and with addresses that only one text could have.
    const isFootnotePart =
      properties.id === 'texto-footnote-label' || properties.dataFootnoteBackref !== undefined;
    const names = tagName === 'a' && properties.href === undefined;
    if (isFootnotePart || saysNothing(element) || (names && element.children.length === 0)) {
      parent?.children.splice(index, 1);
      return [SKIP, index];
    }
    // An element that may scroll must take the keyboard's focus.
    if (tagName === 'pre' || tagName === 'table') properties.tabIndex = 0;
    if (tagName === 'img') describeImage(element, parent);
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

/** An image becomes a link to it, or only its description where it is in a link already. */
function describeImage(image: Element, parent: Parents | undefined): void {
  const { alt, src } = image.properties;
  const isLinked = parent?.type === 'element' && parent.tagName === 'a';
  image.tagName = isLinked ? 'span' : 'a';
  image.properties = isLinked ? {} : { href: src };
  image.children = [{ type: 'text', value: String(alt || src || '') }];
}

/**
 * Fits headings below the page's own: on a `page` the highest becomes the second level, and each can
 * be linked to; in a `field` they are bold paragraphs.
 *
 * @returns their anchors.
 */
function adaptHeadings(tree: Root, kind: DescriptionKind): string[] {
  const headings: { readonly element: Element; readonly level: number }[] = [];
  visit(tree, 'element', (element) => {
    const level = Number(/^h([1-6])$/.exec(element.tagName)?.[1]);
    if (level > 0) headings.push({ element, level });
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
    const anchor = headingAnchor(textOf(element));
    element.tagName = `h${Math.min(level - highest + 2, 6)}`;
    if (!taken.has(anchor)) element.properties.id = anchor;
    taken.add(anchor);
  }
  return [...taken];
}

/** Anchor of a heading in a description, by its text. */
export function headingAnchor(text: string): string {
  return `texto-${toAnchorPart(text).toLowerCase()}`;
}

/**
 * Leads links within a document to the places they mean, leaves text where nothing is meant, and makes notes
 * of those that a site asks for.
 */
function adaptLinks(tree: Root, { addressOf, noteOf }: LinkOptions): void {
  visit(tree, 'element', (element, index = 0, parent) => {
    const { href } = element.properties;
    if (element.tagName !== 'a' || typeof href !== 'string') return undefined;
    if (href.startsWith('#') && addressOf) {
      const address = addressOf(decodeFragment(href.slice(1)));
      if (address === undefined) {
        parent?.children.splice(index, 1, ...element.children);
        return [SKIP, index];
      }
      element.properties = { href: address };
    }
    const note = noteOf?.(href, textOf(element));
    return note && parent ? [SKIP, putNote(parent, index, note)] : undefined;
  });
}

/** Puts a note in the place of a link. */
function putNote(parent: Parents, index: number, note: Note): number {
  const button: Element = {
    type: 'element',
    tagName: 'button',
    properties: {
      type: 'button',
      className: [note.className],
      popoverTarget: note.opens,
      ariaLabelledBy: note.namedBy.split(' '),
      value: note.number,
    },
    children: [],
  };
  const siblings = parent.children as (RootContent | ElementContent)[];
  return placeNote<RootContent | ElementContent>(siblings, index, (word, stop) => ({
    type: 'element',
    tagName: 'span',
    properties: { className: ['r-note'] },
    children: [{ type: 'text', value: word }, button, { type: 'text', value: stop }],
  }));
}

/** The fragment of a link as it was before it was written into an address. */
export function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
