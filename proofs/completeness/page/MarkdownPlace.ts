import { portuguese as labels } from '@frontier/reference';
import type { List, ListItem, Nodes, PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { PageNode } from './PageNode';

const MARK = /^<a id="([^"]*)">$/;

/** How the items of a list are places. */
export interface ListMode {
  /** What every place in the list has in its id. */
  readonly infix?: string;
  /** Items are rows without an address of their own. */
  readonly isNameless?: boolean;
}

/** The nodes of a line without the marks that links lead to, and the `id` of the first mark. */
export function withoutMark(children: readonly PhrasingContent[]): {
  readonly id: string | undefined;
  readonly words: PhrasingContent[];
} {
  const marks = children.filter((child) => child.type === 'html');
  return {
    id: MARK.exec(marks[0]?.value ?? '')?.[1],
    words: children.filter((child) => child.type !== 'html'),
  };
}

/** Puts a text of the document into a place. */
export function addProse(place: PageNode, node: Nodes): void {
  if ('value' in node) place.addText(node.value, true, false);
  if (node.type === 'link') place.addAddress(node.url, true);
  if (!('children' in node)) return;
  place.addBreak();
  for (const child of node.children) addProse(place, child);
  place.addBreak();
}

/**
 * Puts a line into a place: what the reference says is on it, what the document says below it.
 *
 * @param begun whether the reference has had its line already.
 */
export function addLine(place: PageNode, children: readonly PhrasingContent[]): void {
  let inProse = false;
  for (const child of children) {
    if (inProse || child.type === 'break') addProse(place, child);
    else if (child.type === 'text') {
      const [said = '', ...others] = child.value.split('\n');
      for (const part of said.split(/( · )/)) place.addText(part, false, false);
      inProse = others.length > 0;
      if (inProse) place.addText(` ${others.join(' ')}`, true, false);
    } else if (child.type === 'link') {
      place.addAddress(child.url, false);
      place.addText(textOf(child), false, false);
    } else place.addText(textOf(child), false, false);
  }
  place.addBreak();
}

/** Puts every item of a list of the reference's own into the tree. */
export function addList(around: PageNode, list: List, mode: ListMode, nextId: () => string): void {
  for (const item of list.children) addItem(around, item, mode, nextId);
}

function addItem(around: PageNode, item: ListItem, mode: ListMode, nextId: () => string): void {
  const [head, ...others] = item.children;
  if (head?.type !== 'paragraph') return;
  const { id, words } = withoutMark(head.children);
  const [first] = words;
  const place = placeOf(around, first?.type, id ?? `${nextId()}${mode.infix ?? ''}`, mode);
  addLine(place, words);
  const lead = first?.type === 'text' ? first.value : '';
  for (const block of others) {
    if (block.type !== 'list') addProse(place, block);
    else if (lead === `${labels.values}:`) addValues(place, block);
    else if (isServer(lead)) for (const one of block.children) addVariable(place, one);
    else addList(place, block, innerMode(lead, mode), nextId);
  }
}

/** Names of the document stand as code, forms in bold, rules in italics; any other text is no place. */
function placeOf(
  around: PageNode,
  lead: PhrasingContent['type'] | undefined,
  id: string,
  { isNameless = false }: ListMode,
): PageNode {
  if (lead === 'inlineCode') return around.addChild(isNameless ? '' : id, 'li');
  if (lead === 'strong') return around.addChild(id, 'details');
  if (lead === 'emphasis') return around.addChild('', 'li');
  return around;
}

function innerMode(lead: string, mode: ListMode): ListMode {
  if (lead === `${labels.encodings}:`) return { isNameless: true };
  // Below the name of a part of a body stand its headers.
  return mode.isNameless ? { infix: '.header.' } : mode;
}

function isServer(lead: string): boolean {
  return [labels.servers, labels.baseUrl].some((word) => lead.startsWith(`${word}:`));
}

/** Values with their meanings belong to the place whose values they are. */
function addValues(place: PageNode, list: List): void {
  for (const { children } of list.children) {
    const [head, ...others] = children;
    if (head?.type !== 'paragraph') continue;
    const [value, ...meaning] = head.children;
    if (value) addLine(place, [value]);
    for (const node of [...meaning, ...others]) addProse(place, node);
    place.addBreak();
  }
}

function addVariable(place: PageNode, { children }: ListItem): void {
  const [head, ...others] = children;
  if (head?.type === 'paragraph') addLine(place, head.children);
  for (const block of others) addProse(place, block);
}
