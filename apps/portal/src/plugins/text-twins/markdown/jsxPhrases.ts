import type { Nodes, PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { isMdxElement, type MdxElement, readAttributes } from '../../../shared/mdx/mdxNodes';

/** Between the blocks of a table's cell, which has one line. */
const CELL_SEPARATOR = ' · ';
/** Controls, drawings and line marks, which say nothing in a text. */
const SILENT = new Set(['input', 'button', 'svg', 'wbr', 'script', 'style']);
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
/** What stands in a line; blocks in it follow each other with a separator. */
export function toPhrases(nodes: readonly Nodes[]): PhrasingContent[] {
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

/** Markdown in a line around elements stays, with what is in it turned as well. */
function withPlainPhrases(node: Nodes): Nodes {
  return 'children' in node ? ({ ...node, children: toPhrases(node.children) } as Nodes) : node;
}

/** Code of the page itself: imports, expressions, comments. */
export function isSilent(node: Nodes): boolean {
  return /^mdx(?:jsEsm|FlowExpression|TextExpression)$|^yaml$/.test(node.type);
}

/** Whether a node stands in a line. */
export function isInline(node: Nodes): boolean {
  if (isMdxElement(node))
    return INLINE.has(node.name ?? '') || SILENT.has(node.name ?? '') || node.name === 'br';
  return ['text', 'inlineCode', 'link', 'strong', 'emphasis', 'delete', 'break', 'image'].includes(
    node.type,
  );
}

/** Whether an element says nothing in a text. */
export function saysNothing(element: MdxElement): boolean {
  return SILENT.has(element.name ?? '') || isControl(element);
}

/** A paragraph or label around a control, which works on the page only. */
function isControl({ children, name }: MdxElement): boolean {
  if (name !== 'p' && name !== 'label') return false;
  return children.some(
    (child) => isMdxElement(child) && (child.name === 'input' || isControl(child)),
  );
}

export function strong(children: PhrasingContent[]): PhrasingContent {
  return { type: 'strong', children };
}

export function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
