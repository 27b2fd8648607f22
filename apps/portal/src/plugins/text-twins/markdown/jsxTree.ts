import type {
  BlockContent,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  TableRow,
  Text,
} from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isMdxElement, type MdxElement, readAttributes } from '../../../shared/mdx/mdxNodes';

/**
 * Moves spaces at the edges of inline marks outside, and drops them at the ends of a line. Elements may contain both,
 * but Markdown only as entities (`**Prova:&#x20;**&#x61;`).
 */
export function settleSpaces(tree: Root): void {
  visit(tree, ['paragraph', 'heading', 'tableCell'], (line) => {
    const { children } = line as Paragraph;
    const phrases = joinTexts(children.flatMap(settleMark));
    trimEdge(phrases.at(0), 'trimStart');
    trimEdge(phrases.at(-1), 'trimEnd');
    children.splice(0, Infinity, ...phrases);
  });
}

/** Replaces a mark that contains only spaces with a space. */
function settleMark(node: PhrasingContent): PhrasingContent[] {
  if (!['strong', 'emphasis', 'delete', 'link'].includes(node.type) || !('children' in node)) {
    return [node];
  }
  const children = joinTexts(node.children.flatMap(settleMark));
  const words = textOf({ type: 'paragraph', children });
  if (words !== '' && words.trim() === '') return [space()];
  const before = trimEdge(children.at(0), 'trimStart') ? [space()] : [];
  const after = trimEdge(children.at(-1), 'trimEnd') ? [space()] : [];
  return [...before, { ...node, children } as PhrasingContent, ...after];
}

/** Returns whether a space was removed. */
function trimEdge(node: PhrasingContent | undefined, trim: 'trimStart' | 'trimEnd'): boolean {
  if (node?.type !== 'text') return false;
  const { value } = node;
  node.value = value[trim]();
  return node.value !== value;
}

/** Joins adjacent texts, with one space between them. */
function joinTexts(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const joined: PhrasingContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      const value = /\s$/.test(last.value) ? node.value.trimStart() : node.value;
      joined.splice(-1, 1, { type: 'text', value: last.value + value });
    } else {
      joined.push(node.type === 'text' ? { ...node } : node);
    }
  }
  return joined;
}

function space(): Text {
  return { type: 'text', value: ' ' };
}

/** Separator between the blocks of a table cell, which has one line. */
const CELL_SEPARATOR = ' · ';
/** Controls, navigation, drawings and line breaks, which have no text. */
const SILENT = new Set(['nav', 'input', 'button', 'svg', 'wbr', 'script', 'style']);
const INLINE = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
]);
/** Converts nodes to inline content; blocks are joined with a separator. */
function toPhrases(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.flatMap((node, index): PhrasingContent[] => {
    if (isSilent(node)) return [];
    const inner = phrasesOf(node);
    const isLater = index > 0 && inner.length > 0 && !isInline(node);
    return isLater ? [text(CELL_SEPARATOR), ...inner] : inner;
  });
}

function phrasesOf(node: Nodes): PhrasingContent[] {
  if (!isMdxElement(node)) {
    if (isInline(node)) return [withPlainPhrases(node) as PhrasingContent];
    return 'children' in node ? toPhrases(node.children) : [];
  }
  const children = toPhrases(node.children);
  const href = readAttributes(node).get('href');
  switch (node.name) {
    case 'a':
      // An anchor link without a text.
      if (children.length === 0) return [];
      return href === undefined ? children : [{ type: 'link', url: href, children }];
    case 'code':
    case 'kbd':
      return [{ type: 'inlineCode', value: textOf({ type: 'paragraph', children }) }];
    case 'strong':
    case 'b':
      return [strong(children)];
    case 'em':
    case 'i':
      return [{ type: 'emphasis', children }];
    case 'br':
      return [text(' ')];
    default:
      return saysNothing(node) ? [] : children;
  }
}

/** Keeps inline Markdown around elements and converts its children. */
function withPlainPhrases(node: Nodes): Nodes {
  return 'children' in node ? ({ ...node, children: toPhrases(node.children) } as Nodes) : node;
}

/** Imports, expressions and comments of the page. */
function isSilent(node: Nodes): boolean {
  return /^mdx(?:jsEsm|FlowExpression|TextExpression)$|^yaml$/.test(node.type);
}

/** Whether a node is inline. */
function isInline(node: Nodes): boolean {
  if (isMdxElement(node))
    return INLINE.has(node.name ?? '') || SILENT.has(node.name ?? '') || node.name === 'br';
  return ['text', 'inlineCode', 'link', 'strong', 'emphasis', 'delete', 'break', 'image'].includes(
    node.type,
  );
}

/** Whether an element has no text. */
function saysNothing(element: MdxElement): boolean {
  return SILENT.has(element.name ?? '') || isControl(element);
}

/** A paragraph or label around a control, which works only on the page. */
function isControl({ children, name }: MdxElement): boolean {
  if (name !== 'p' && name !== 'label') return false;
  return children.some(
    (child) => isMdxElement(child) && (child.name === 'input' || isControl(child)),
  );
}

function strong(children: PhrasingContent[]): PhrasingContent {
  return { type: 'strong', children };
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}

const HEADING = /^h([1-6])$/;

/** Converts JSX with HTML elements to Markdown. Components are expanded elsewhere. */
export function toBlocks(nodes: readonly Nodes[]): BlockContent[] {
  const blocks: BlockContent[] = [];
  let line: PhrasingContent[] = [];
  const endLine = () => {
    if (textOf({ type: 'paragraph', children: line }).trim() !== '') {
      blocks.push({ type: 'paragraph', children: line });
    }
    line = [];
  };
  for (const node of nodes.flatMap(unravel)) {
    if (isInline(node)) {
      line.push(...toPhrases([node]));
      continue;
    }
    endLine();
    if (isMdxElement(node)) blocks.push(...blocksOf(node));
    else if (!isSilent(node)) blocks.push(withPlainChildren(node) as BlockContent);
  }
  endLine();
  return blocks;
}

/** Elements on a line of their own are not wrapped in a paragraph, as in MDX. */
function unravel(node: Nodes): readonly Nodes[] {
  if (node.type !== 'paragraph') return [node];
  const isBare = node.children.every(
    (child) => isMdxElement(child) || (child.type === 'text' && child.value.trim() === ''),
  );
  return isBare ? node.children : [node];
}

function blocksOf(element: MdxElement): BlockContent[] {
  const { children } = element;
  const name = element.name ?? '';
  if (saysNothing(element)) return [];
  const depth = HEADING.exec(name)?.[1];
  if (depth !== undefined) {
    return [{ type: 'heading', depth: Number(depth) as 1, children: toPhrases(children) }];
  }
  switch (name) {
    case 'p':
    case 'dt':
    case 'summary':
      return paragraphOf(name === 'p' ? toPhrases(children) : [strong(toPhrases(children))]);
    case 'ul':
    case 'ol':
      return listOf(
        name === 'ol',
        children.filter(isMdxElement).map(({ children: inner }) => inner),
      );
    case 'dl':
      return listOf(false, termsOf(children.filter(isMdxElement)));
    case 'table':
      return tableOf(element);
    default:
      return toBlocks(children);
  }
}

/** Converts each term and its description to one list item, with the term in bold. */
function termsOf(elements: readonly MdxElement[]): Nodes[][] {
  const items: Nodes[][] = [];
  for (const { children, name } of elements) {
    if (name === 'dt') items.push([strong([...toPhrases(children), text(':')]), text(' ')]);
    else items.at(-1)?.push(...children);
  }
  return items;
}

function listOf(ordered: boolean, items: readonly (readonly Nodes[])[]): BlockContent[] {
  const children = items.map(
    (inner): ListItem => ({ type: 'listItem', spread: false, children: toBlocks(inner) }),
  );
  return children.length === 0 ? [] : [{ type: 'list', ordered, spread: false, children }];
}

function tableOf(table: MdxElement): BlockContent[] {
  const rows = rowsOf(table).map(
    (row): TableRow => ({
      type: 'tableRow',
      children: row.children.filter(isMdxElement).map((cell) => ({
        type: 'tableCell',
        children: toPhrases(cell.children),
      })),
    }),
  );
  return rows.length === 0 ? [] : [{ type: 'table', children: rows }];
}

function rowsOf({ children }: MdxElement): MdxElement[] {
  return children
    .filter(isMdxElement)
    .flatMap((child) => (child.name === 'tr' ? [child] : rowsOf(child)));
}

/** Keeps block Markdown around elements and converts its children. */
function withPlainChildren(node: Nodes): Nodes {
  if (!('children' in node)) return node;
  const holdsBlocks = ['blockquote', 'listItem'].includes(node.type);
  const holdsParts = ['list', 'table', 'tableRow', 'root'].includes(node.type);
  const children = holdsParts
    ? node.children.map((child) => withPlainChildren(child))
    : holdsBlocks
      ? toBlocks(node.children)
      : toPhrases(node.children);
  return { ...node, children } as RootContent;
}

function paragraphOf(children: PhrasingContent[]): BlockContent[] {
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}
