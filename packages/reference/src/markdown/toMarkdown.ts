import type { Element, ElementContent, Root as HtmlRoot, Text } from 'hast';
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast';
import type { BlockContent, Html, Nodes, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { wordsOf } from '../render/adaptDescription.js';

/** Markdown within HTML stays as it is. */
interface MarkdownNodes {
  type: 'markdown';
  nodes: Nodes[];
}

declare module 'hast' {
  interface ElementContentMap {
    markdown: MarkdownNodes;
  }
  interface RootContentMap {
    markdown: MarkdownNodes;
  }
  interface ElementData {
    text?: string;
    /** Whether a list or an item has empty lines between its parts. */
    spread?: boolean | null | undefined;
    start?: number | null | undefined;
  }
}

const MARK = /^(?:a|b|del|em|i|strong)$/;

/** Moves spaces out of links and bold or italic text, where Markdown can write them only as entities. */
function moveSpaces(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    const children = moveSpaces(node.children);
    if (!MARK.test(node.tagName)) return [{ ...node, children }];
    const before = trimEdge(children.at(0), 'trimStart');
    const after = trimEdge(children.at(-1), 'trimEnd');
    const hasWords = children.some((child) => child.type !== 'text' || child.value !== '');
    return [...before, ...(hasWords ? [{ ...node, children }] : []), ...after];
  });
}

function trimEdge(node: ElementContent | undefined, trim: 'trimStart' | 'trimEnd'): Text[] {
  if (node?.type !== 'text') return [];
  const trimmed = node.value[trim]();
  const isSame = trimmed === node.value;
  node.value = trimmed;
  return isSame ? [] : [textNode(' ')];
}

const writeList: Handle = (state, { children, data, tagName }) => ({
  type: 'list',
  ordered: tagName === 'ol',
  spread: false,
  ...data,
  children: children.filter(isHtmlElement).map((item) => ({
    type: 'listItem',
    spread: false,
    ...item.data,
    data: { anchors: item.properties.id ? [String(item.properties.id)] : [] },
    children: state.toFlow(state.all(item)) as BlockContent[],
  })),
});

/** Code with all its spaces, of which HTML shows one; Markdown has no empty code. */
const writeCode: Handle = (_state, { data }) => ({
  type: 'inlineCode',
  value: data?.text?.replace(/(?<!\s)\s*\n\s*/g, ' ') || '""',
});

const LANGUAGE = 'language-';

const writeFence: Handle = (_state, node) => {
  const code = node.children.find(isHtmlElement);
  const classes = [code?.properties.className ?? []].flat().map(String);
  const name = classes.find((one) => one.startsWith(LANGUAGE))?.slice(LANGUAGE.length);
  return { type: 'code', lang: name || null, meta: null, value: wordsOf(node).replace(/\n$/, '') };
};

const writeLink: Handle = (state, node) => {
  const children = state.all(node) as PhrasingContent[];
  const { href } = node.properties;
  if (children.length === 0 || typeof href !== 'string') return children;
  return { type: 'link', url: href, children };
};

/** Keeps `sup` and `sub` as HTML: without it 10<sup>18</sup> would become the number 1018. */
const writeRaised: Handle = (state, node) => {
  const raw = (value: string): Html => ({ type: 'html', value, data: { hName: 'span' } });
  const content = state.all(node) as PhrasingContent[];
  return [raw(`<${node.tagName}>`), ...content, raw(`</${node.tagName}>`)];
};

/** Controls, navigation, drawings and line breaks of HTML have no text. */
const omit = () => undefined;

/** Line breaks of Markdown stay as they are; those of HTML are spaces. */
const nodeHandlers = {
  break: (_state: unknown, node: Nodes) => node,
  markdown: (_state: unknown, { nodes }: MarkdownNodes) => nodes,
};

/** Between the blocks of a table cell: it has one line. */
const CELL_SEPARATOR = ' · ';
const BLOCK = /^(?:div|p|[uod]l|li|h[1-6]|details|summary)$/;

/** A term and its description are one item, with the term in bold. */
const writeTerms: Handle = (state, { children }, parent) => {
  const items: Element[] = [];
  for (const child of children.filter(isHtmlElement)) {
    const term = [make('strong', [...child.children, textNode(':')]), textNode(' ')];
    if (child.tagName === 'dt') items.push(make('li', term));
    else items.at(-1)?.children.push(...child.children);
  }
  return writeList(state, make('ul', items), parent);
};

const writeBold: Handle = (state, { children }) =>
  state.one(make('p', [make('strong', toOneLine(children))]), undefined);

/** The control of a paragraph or label only works on the page. */
const writeUncontrolled: Handle = (state, node) => {
  if (isControl(node)) return undefined;
  const children = state.all(node);
  return node.tagName === 'label' ? children : state.toFlow(children);
};

const writeCell: Handle = (state, node) => ({
  type: 'tableCell',
  children: state.all({ ...node, children: toOneLine(node.children) }) as PhrasingContent[],
});

/** Lets each handler keep the `id` of its element as an anchor of the first node that it writes. */
function keepAnchors(handlers: Readonly<Record<string, Handle>>): Record<string, Handle> {
  const wrap =
    (write: Handle): Handle =>
    (state, element, parent) => {
      const written = write(state, element, parent);
      const [first] = [written ?? []].flat();
      const { id } = element.properties;
      if (first && id)
        first.data = { ...first.data, anchors: [String(id), ...(first.data?.anchors ?? [])] };
      return written;
    };
  return Object.fromEntries(Object.entries(handlers).map(([name, write]) => [name, wrap(write)]));
}

const handlers = keepAnchors({
  ...defaultHandlers,
  nav: omit,
  input: omit,
  button: omit,
  wbr: omit,
  br: () => textNode(' '),
  p: writeUncontrolled,
  label: writeUncontrolled,
  summary: writeBold,
  figcaption: writeBold,
  a: writeLink,
  code: writeCode,
  pre: writeFence,
  sub: writeRaised,
  sup: writeRaised,
  ol: writeList,
  ul: writeList,
  dl: writeTerms,
  th: writeCell,
  td: writeCell,
});

/**
 * Converts HTML without the site's components to Markdown.
 *
 * @param tree of the HTML; code and lists may carry their form in Markdown as `data`, nodes of the type `markdown` are
 *   Markdown.
 * @example
 * toMarkdown({ type: 'root', children: [{ type: 'text', value: 'a' }] }).children[0].type // 'paragraph'
 */
export function toMarkdown(tree: HtmlRoot): Root {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'code') node.data ??= { text: wordsOf(node) };
  });
  const spaced: HtmlRoot = { ...tree, children: moveSpaces(tree.children as ElementContent[]) };
  return toMdast(spaced, { document: true, newlines: true, handlers, nodeHandlers }) as Root;
}

function isHtmlElement(node: ElementContent): node is Element {
  return node.type === 'element';
}

function isControl({ children, tagName }: Element): boolean {
  if (tagName !== 'p' && tagName !== 'label') return false;
  return children.some(
    (child) => isHtmlElement(child) && (child.tagName === 'input' || isControl(child)),
  );
}

function toOneLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index): ElementContent[] => {
    const inner = isBlock(node) ? toOneLine(node.children) : [node];
    const before = nodes[index - 1];
    const isApart = before !== undefined && (isBlock(node) || isBlock(before));
    return isApart && inner.some((one) => wordsOf(one).trim() !== '')
      ? [textNode(CELL_SEPARATOR), ...inner]
      : inner;
  });
}

function isBlock(node: ElementContent): node is Element {
  return isHtmlElement(node) && BLOCK.test(node.tagName);
}

function make(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function textNode(value: string): Text {
  return { type: 'text', value };
}
