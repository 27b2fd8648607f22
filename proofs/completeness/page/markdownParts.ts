import { portuguese as labels } from '@frontier/reference';
import type { List, Paragraph, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { PageNode } from './PageNode';

/** An operation's first line: its method and path as code. */
const CALL = /^([A-Z]+) (\S.*)$/s;
const LOCATIONS: readonly string[] = Object.values(labels.locations);

/** Headings of what stands beside the calls. */
const SECTIONS: readonly string[] = [labels.security, labels.schemas, labels.unusedSchemas];

/** Index of the first heading that begins a part of the reference instead of the document's text. */
export function firstPart(blocks: readonly RootContent[]): number {
  const headings = blocks.flatMap((block, index) =>
    block.type === 'heading' ? [{ block, index }] : [],
  );
  const parts = headings.filter(({ block, index }, at) => {
    if (block.depth !== 2) return false;
    const next = headings[at + 1];
    const after = next && blocks[next.index + 1];
    return (
      SECTIONS.includes(textOf(block)) ||
      (next?.block.depth === 3 && after?.type === 'paragraph' && callOf(after) !== undefined) ||
      index === headings.filter(({ block: { depth } }) => depth === 2).at(-1)?.index
    );
  });
  return parts[0]?.index ?? -1;
}

/** What a heading begins, and what is read of it. */
export function kindOf(
  depth: number,
  text: string,
  next: RootContent | undefined,
  around: PageNode,
) {
  const after = (word: string) =>
    text.startsWith(`${word}: `) ? text.slice(word.length + 2) : undefined;
  const isInside = ['article', 'details'].includes(around.tag);
  const callback = isInside ? after(labels.callback) : undefined;
  if (callback !== undefined) return { label: callback, tag: 'details', isPlace: true };
  if (depth === 1) return { label: text, tag: 'header', isPlace: false };
  if (next?.type === 'paragraph' && callOf(next))
    return { label: text, tag: 'article', isPlace: true };
  if (!isInside) {
    const isNamed = SECTIONS.includes(around.label);
    return { label: text, tag: 'section', isPlace: depth === 3 && isNamed };
  }
  const isPart = !LOCATIONS.includes(text) && after(labels.call) === undefined;
  return { label: after(labels.response) ?? text, tag: 'section', isPlace: isPart };
}

/** The method and path that a paragraph begins with. */
export function callOf({ children }: Paragraph): [string, string] | undefined {
  const [first] = children;
  const call = first?.type === 'inlineCode' ? CALL.exec(first.value) : null;
  return call ? [call[1] ?? '', call[2] ?? ''] : undefined;
}

/** Whether the items of a list lead to operations elsewhere. */
export function listsCalls({ children }: List): boolean {
  const head = children[0]?.children[0];
  if (head?.type !== 'paragraph' || head.children[0]?.type !== 'link') return false;
  return head.children.some((child) => child.type === 'inlineCode' && CALL.test(child.value));
}
