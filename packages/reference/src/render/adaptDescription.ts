import { toAnchorPart } from '@frontier/openapi';
import type { Element, ElementContent, Parents, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import type { Note } from '../blocks/links.js';
import { decodeHash } from '../decodeHash.js';
import { placeNotes } from './placeNotes.js';

/** `page` keeps headings from the second level on; `field` turns them into bold paragraphs. */
export type DescriptionKind = 'page' | 'field';

export interface LinkOptions {
  /** Resolves a fragment (without `#`, decoded) to an address; undefined if it has no target. */
  readonly addressOf?: (fragment: string) => string | undefined;
  readonly noteOf?: NoteOf | undefined;
}

export type NoteOf = (href: string, text: string) => Note | undefined;

const EMPTY = ['p', 'ul', 'ol', 'dl'];

/** @returns every `id` that remains in the tree. */
export function adaptDescription(tree: Root, kind: DescriptionKind, links: LinkOptions): string[] {
  adaptElements(tree);
  const anchors = adaptHeadings(tree, kind);
  adaptLinks(tree, links);
  return anchors;
}

/** Removes empty elements, and `id`s that may collide with those of other descriptions; replaces images. */
function adaptElements(tree: Root): void {
  visit(tree, 'element', (element, index = 0, parent) => {
    const { properties, tagName } = element;
    // The Markdown parser generates these in English, with addresses that collide across descriptions.
    const isFootnotePart =
      properties.id === 'texto-footnote-label' || properties.dataFootnoteBackref !== undefined;
    const names = tagName === 'a' && properties.href === undefined;
    if (isFootnotePart || saysNothing(element) || (names && element.children.length === 0)) {
      parent?.children.splice(index, 1);
      return [SKIP, index];
    }
    // A scrollable element must be focusable by keyboard.
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

function describeImage(image: Element, parent: Parents | undefined): void {
  const { alt, src } = image.properties;
  const isLinked = parent?.type === 'element' && parent.tagName === 'a';
  image.tagName = isLinked ? 'span' : 'a';
  image.properties = isLinked ? {} : { href: src };
  image.children = [{ type: 'text', value: String(alt || src || '') }];
}

/** @returns the `id`s that headings get on a `page`, where the highest becomes the second level. */
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
    const anchor = headingAnchor(wordsOf(element));
    element.tagName = `h${Math.min(level - highest + 2, 6)}`;
    if (!taken.has(anchor)) element.properties.id = anchor;
    taken.add(anchor);
  }
  return [...taken];
}

export function headingAnchor(text: string): string {
  return `texto-${toAnchorPart(text).toLowerCase()}`;
}

function adaptLinks(tree: Root, { addressOf, noteOf }: LinkOptions): void {
  visit(tree, 'element', (element, index = 0, parent) => {
    const { href } = element.properties;
    if (element.tagName !== 'a' || typeof href !== 'string') return undefined;
    if (href.startsWith('#') && addressOf) {
      const address = addressOf(decodeHash(href));
      if (address === undefined) {
        parent?.children.splice(index, 1, ...element.children);
        return [SKIP, index];
      }
      element.properties = { href: address };
    }
    const next = noteOf && parent ? putNotes(parent, index, noteOf) : undefined;
    return next === undefined ? undefined : [SKIP, next];
  });
}

function putNotes(parent: Parents, index: number, noteOf: NoteOf): number | undefined {
  const siblings = parent.children as (RootContent | ElementContent)[];
  return placeNotes<RootContent | ElementContent>(
    siblings,
    index,
    (node) => {
      const { href } = node.type === 'element' ? node.properties : {};
      const note = typeof href === 'string' && noteOf(href, wordsOf(node as RootContent));
      return note ? writeButton(note) : undefined;
    },
    (word, notes, stop) => ({
      type: 'element',
      tagName: 'span',
      properties: { className: ['r-note'] },
      children: [
        { type: 'text', value: word },
        ...(notes as ElementContent[]),
        { type: 'text', value: stop },
      ],
    }),
  );
}

function writeButton(note: Note): Element {
  return {
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
}

export function wordsOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(wordsOf).join('') : '';
}
