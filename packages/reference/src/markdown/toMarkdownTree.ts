import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { AlignType, BlockContent, ListItem, PhrasingContent, TableRow } from 'mdast';
import { visit } from 'unist-util-visit';
import { anchorMark, fence, heading, item, link, paragraph, quote, strong, text } from './nodes.js';

/** A node of a description that was read and made safe. */
type HtmlNode = RootContent | ElementContent;

/** Elements that stand in a line; all others are blocks of their own. */
const INLINE = new Set(
  'a abbr b bdi bdo big br cite code del em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

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

/** Whether a node stands in a line, with all that is in it. */
function isInline(node: HtmlNode): boolean {
  if (node.type === 'text') return true;
  // A link may hold blocks, where an author wrote HTML.
  return node.type === 'element' && INLINE.has(node.tagName) && node.children.every(isInline);
}

/** What stands in a line; blocks in it, as in a table's cell, follow each other with a space. */
function toPhrases(nodes: readonly HtmlNode[]): PhrasingContent[] {
  return nodes.flatMap((node): PhrasingContent[] => {
    if (node.type === 'text') return [text(node.value)];
    if (node.type !== 'element') return [];
    const inside = () => toPhrases(node.children);
    switch (node.tagName) {
      case 'br':
        return [text(' ')];
      case 'code':
      case 'kbd':
      case 'samp':
      case 'tt': {
        const value = textOf(node).replace(/\s+/g, ' ');
        return value.trim() === '' ? [] : [{ type: 'inlineCode', value }];
      }
      case 'a': {
        const { href } = node.properties;
        return typeof href === 'string' ? [link(href, ...trim(inside()))] : inside();
      }
      case 'strong':
      case 'b':
        return wrap('strong', inside());
      case 'em':
      case 'i':
        return wrap('emphasis', inside());
      case 'del':
      case 's':
      case 'strike':
        return wrap('delete', inside());
      default:
        return INLINE.has(node.tagName) ? inside() : [text(' '), ...inside(), text(' ')];
    }
  });
}

function wrap(
  type: 'strong' | 'emphasis' | 'delete',
  children: PhrasingContent[],
): PhrasingContent[] {
  return trim(children).length === 0 ? [] : [{ type, children }];
}

/** Without spaces at both ends, and without what is then empty. */
function trim(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const kept = [...nodes];
  const cut = (at: 0 | -1) => {
    for (;;) {
      const node = kept.at(at);
      if (node?.type !== 'text') return;
      const value = at === 0 ? node.value.trimStart() : node.value.trimEnd();
      if (value !== '') {
        kept[at === 0 ? 0 : kept.length - 1] = { ...node, value };
        return;
      }
      if (at === 0) kept.shift();
      else kept.pop();
    }
  };
  cut(0);
  cut(-1);
  return kept;
}

/** The characters of a node, without what they are marked as. */
function textOf(node: HtmlNode): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
