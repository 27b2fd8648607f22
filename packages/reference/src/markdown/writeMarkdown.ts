import type { Html, Nodes, Root } from 'mdast';
import { defaultHandlers, type Handle, type Handlers } from 'mdast-util-to-markdown';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

declare module 'mdast' {
  interface Data {
    /** Line of the text at which the block begins (`writeAnchored`). */
    line?: number | undefined;
  }
}

/** Blocks whose handlers get the line at which they write. */
const BLOCKS = ['blockquote', 'code', 'heading', 'html', 'list', 'listItem', 'paragraph', 'table'];

// Padding of columns would make up half of a page with one long cell.
const GFM = { tablePipeAlign: false };
const { toMarkdownExtensions = [] } = unified().use(remarkGfm, GFM).freeze().data();
const handlers: Partial<Handlers> = Object.assign(
  { ...defaultHandlers },
  ...toMarkdownExtensions.flatMap(({ extensions }) => extensions ?? []).map((one) => one.handlers),
);

const noteLine =
  (write: Handle): Handle =>
  (node: Nodes, parent, state, info) => {
    node.data = { ...node.data, line: info.now.line };
    return write(node, parent, state, info);
  };

const serializer = unified()
  .use(remarkGfm, GFM)
  .use(remarkStringify, {
    bullet: '-',
    bulletOther: '*',
    emphasis: '_',
    rule: '-',
    handlers: Object.fromEntries(
      Object.entries(handlers).flatMap(([type, write]) =>
        BLOCKS.includes(type) ? [[type, noteLine(write)]] : [],
      ),
    ),
  });

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
  const text = serializer.stringify(tree);
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const anchors = new Map<string, number>();
  const walk = (node: Nodes, around: number): void => {
    const line = node.data?.line ?? around;
    for (const anchor of node.data?.anchors ?? []) {
      if (!anchors.has(anchor)) anchors.set(anchor, starts[line - 1] ?? 0);
    }
    if (!('children' in node)) return;
    for (const [at, child] of node.children.entries()) {
      // The second line of a table is below its head.
      walk(child, node.type === 'table' && at > 0 ? line + at + 1 : line);
    }
  };
  walk(tree, 1);
  return { text, anchors: Object.fromEntries(anchors) };
}

/**
 * Serialises Markdown (GFM).
 *
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
 * @example
 * writeHtml({ type: 'root', children: [{ type: 'thematicBreak' }] }) // '<hr>'
 */
export function writeHtml(tree: Root): string {
  return htmlWriter.stringify(htmlWriter.runSync(tree));
}
