import type { Element, Root } from 'hast';
import type { AlignType, BlockContent, ListItem, PhrasingContent, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { anchorMark, fence, heading, item, paragraph, quote, strong } from './nodes.js';
import { type HtmlNode, isInline, textOf, toPhrases, trim } from './toPhrases.js';

const HEADING = /^h([1-6])$/;

/**
 * A description that was read and made safe, as the blocks it is in Markdown. Elements without a
 * counterpart leave what is in them, so that no HTML is left but the marks of linked headings.
 *
 * @param isTarget whether a link leads to the heading of this `id`.
 */
export function toMarkdownTree(tree: Root, isTarget: (id: string) => boolean): BlockContent[] {
  visit(tree, 'element', ({ properties }) => {
    if (!isTarget(String(properties.id))) delete properties.id;
  });
  return toBlocks(tree.children);
}

function toBlocks(nodes: readonly HtmlNode[]): BlockContent[] {
  const blocks: BlockContent[] = [];
  let line: PhrasingContent[] = [];
  const endLine = () => {
    const words = trim(line);
    if (words.length > 0) blocks.push(paragraph(...words));
    line = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      line.push(...toPhrases([node]));
      continue;
    }
    endLine();
    if (node.type === 'element') blocks.push(...toBlock(node));
  }
  endLine();
  return blocks;
}

function toBlock(element: Element): BlockContent[] {
  const { children, properties, tagName } = element;
  const level = Number(HEADING.exec(tagName)?.[1] ?? 0);
  if (level > 0) {
    const mark = typeof properties.id === 'string' ? [anchorMark(properties.id)] : [];
    return [heading(level, ...mark, ...trim(toPhrases(children)))];
  }
  switch (tagName) {
    case 'ul':
    case 'ol':
      return toList(element);
    case 'blockquote': {
      const blocks = toBlocks(children);
      return blocks.length > 0 ? [quote(blocks)] : [];
    }
    case 'pre':
      return [toFence(element)];
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'table':
      return toTable(element);
    case 'dt':
      return [paragraph(strong(...trim(toPhrases(children))))];
    default:
      return toBlocks(children);
  }
}

function toList({ children, properties, tagName }: Element): BlockContent[] {
  const items = children
    .filter((child) => child.type === 'element')
    .map((child): ListItem => item(...toBlocks(child.children)));
  if (items.length === 0) return [];
  const start = typeof properties.start === 'number' ? properties.start : 1;
  const isOrdered = tagName === 'ol';
  return [
    {
      type: 'list',
      ordered: isOrdered,
      start: isOrdered ? start : null,
      spread: false,
      children: items,
    },
  ];
}

function toFence(pre: Element): BlockContent {
  const [first] = pre.children;
  const names = first?.type === 'element' ? first.properties.className : undefined;
  const language = (Array.isArray(names) ? names : [])
    .map((name) => /^language-([\w+#.-]+)$/.exec(String(name))?.[1])
    .find((name) => name !== undefined);
  return fence(textOf(pre).replace(/\n$/, ''), language);
}

function toTable(table: Element): BlockContent[] {
  const rows = rowsOf(table);
  const width = Math.max(0, ...rows.map(({ children }) => children.length));
  const [first] = rows;
  if (!first || width === 0) return [];
  const align = cellsOf(first).map(({ properties }): AlignType => {
    const side = properties.align;
    return side === 'left' || side === 'right' || side === 'center' ? side : null;
  });
  return [
    {
      type: 'table',
      align,
      children: rows.map(
        (row): TableRow => ({
          type: 'tableRow',
          children: cellsOf(row).map((cell) => ({
            type: 'tableCell',
            children: trim(toPhrases(cell.children)),
          })),
        }),
      ),
    },
  ];
}

function rowsOf(element: Element): Element[] {
  return element.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'tr' ? [child] : rowsOf(child);
  });
}

function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => child.type === 'element');
}
