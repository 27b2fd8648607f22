import type { Html, Nodes, Root } from 'mdast';
import { defaultHandlers, type Handle, type Handlers } from 'mdast-util-to-markdown';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** Blocks without other blocks, which begin a line. */
const BLOCKS = ['code', 'heading', 'html', 'paragraph'] as const;

/** A character that no text of a contract or page can have, before and after the number of a block. */
const SIGN = '\0';
const SIGNS = /\0(\d+)\0/g;

declare module 'mdast' {
  interface Data {
    /** Number of the block (`writeAnchored`). */
    block?: number | undefined;
  }
}

const mark =
  (write: Handle): Handle =>
  (node: Nodes, parent, state, info) => {
    const { block } = node.data ?? {};
    return (block === undefined ? '' : signOf(block)) + write(node, parent, state, info);
  };

const handlers: Partial<Handlers> = Object.fromEntries(
  BLOCKS.map((type) => [type, mark(defaultHandlers[type])]),
);

const serializer = unified()
  // The numbers of blocks add nothing to the width of a table.
  .use(remarkGfm, { stringLength: (text) => text.replace(SIGNS, '').length })
  .use(remarkStringify, { bullet: '-', bulletOther: '*', emphasis: '_', rule: '-', handlers });

export interface AnchoredText {
  readonly text: string;
  /** Offset of the line with each anchor, in UTF-16 units from the start of the text. */
  readonly anchors: Readonly<Record<string, number>>;
}

/**
 * Serialises Markdown (GFM), and locates the anchors of its nodes (`data.anchors`).
 *
 * @param tree of the Markdown; it is modified.
 * @returns text that ends with a newline, and the offsets of its anchors.
 * @example
 * const data = { anchors: ['a'] }
 * writeAnchored({ type: 'root', children: [{ type: 'heading', depth: 1, data, children: [] }] }).anchors // { a: 0 }
 */
export function writeAnchored(tree: Root): AnchoredText {
  const anchorLists = numberBlocks(tree);
  const signed = serializer.stringify(tree);
  const anchors: Record<string, number> = {};
  let removed = 0;
  for (const { 0: sign, 1: block, index } of signed.matchAll(SIGNS)) {
    const line = signed.lastIndexOf('\n', index) + 1;
    const before = signed.slice(line, index).replace(SIGNS, '').length;
    for (const anchor of anchorLists[Number(block)] ?? [])
      anchors[anchor] ??= index - removed - before;
    removed += sign.length;
  }
  return { text: signed.replace(SIGNS, ''), anchors };
}

/**
 * Serialises Markdown (GFM).
 *
 * @param tree of the Markdown.
 * @returns text that ends with a newline.
 * @example
 * writeMarkdown({ type: 'root', children: [] }) // ''
 */
export function writeMarkdown(tree: Root): string {
  return writeAnchored(tree).text;
}

const htmlWriter = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    // The only HTML in a tree is that of this package.
    handlers: { html: (_state, { value }: Html) => ({ type: 'raw', value }) },
  })
  .use(rehypeStringify, { allowDangerousHtml: true });

/**
 * Serialises Markdown as HTML.
 *
 * @param tree of `writeReference` or `toMarkdown`.
 * @returns HTML of the body.
 * @example
 * writeHtml({ type: 'root', children: [{ type: 'thematicBreak' }] }) // '<hr>'
 */
export function writeHtml(tree: Root): string {
  return htmlWriter.stringify(htmlWriter.runSync(tree));
}

/** Numbers the blocks at which anchors are: each belongs to the block around it, or else to the next one. */
function numberBlocks(tree: Root): string[][] {
  const anchorLists: string[][] = [];
  let waiting: string[] = [];
  const walk = (node: Nodes, around?: string[]): void => {
    const isBlock = BLOCKS.some((type) => type === node.type) || node.type === 'tableCell';
    const own = around ?? waiting;
    own.push(...(node.data?.anchors ?? []));
    const inside = isBlock ? own : around;
    if ('children' in node) for (const child of node.children) walk(child, inside);
    if (around || !isBlock) return;
    waiting = [];
    if (own.length > 0) sign(node, anchorLists.push(own) - 1);
  };
  walk(tree);
  return anchorLists;
}

/** A cell has its number as a child, since one handler writes the whole table. */
function sign(node: Nodes, block: number): void {
  if (node.type === 'tableCell') node.children.unshift({ type: 'html', value: signOf(block) });
  else node.data = { ...node.data, block };
}

function signOf(block: number): string {
  return `${SIGN}${block}${SIGN}`;
}
