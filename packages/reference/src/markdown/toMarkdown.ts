import type { Element, ElementContent, Root as HtmlRoot, Text } from 'hast';
import type { BlockContent, Html, PhrasingContent, Root } from 'mdast';
import rehypeRemark, { type Options } from 'rehype-remark';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkRehype from 'remark-rehype';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { escapeHtml } from '../escapeHtml.js';
import { textOf } from '../render/adaptDescription.js';

declare module 'hast' {
  interface ElementData {
    text?: string;
    /** Whether a list or an item has empty lines between its parts. */
    spread?: boolean | null | undefined;
    start?: number | null | undefined;
  }
}

/** Element that becomes the mark of an anchor. */
export const ANCHOR = 'anchor';

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
  return isSame ? [] : [text(' ')];
}

type Handler = NonNullable<Options['handlers']>[string];

const writeList: Handler = (state, { children, data, tagName }) => ({
  type: 'list',
  ordered: tagName === 'ol',
  spread: false,
  ...data,
  children: children.filter(isElement).map((item) => ({
    type: 'listItem',
    spread: false,
    ...item.data,
    children: state.toFlow(state.all(item)) as BlockContent[],
  })),
});

/** Code with all its spaces, of which HTML shows one; Markdown has no empty code. */
const writeCode: Handler = (_state, { data }) => ({
  type: 'inlineCode',
  value: data?.text?.replace(/\s*\n\s*/g, ' ') || '""',
});

const LANGUAGE = 'language-';

const writeFence: Handler = (_state, node) => {
  const code = node.children.find(isElement);
  const classes = [code?.properties.className ?? []].flat().map(String);
  const name = classes.find((one) => one.startsWith(LANGUAGE))?.slice(LANGUAGE.length);
  return { type: 'code', lang: name || null, meta: null, value: textOf(node).replace(/\n$/, '') };
};

const writeLink: Handler = (state, node) => {
  const children = state.all(node) as PhrasingContent[];
  const { href } = node.properties;
  if (children.length === 0 || typeof href !== 'string') return children;
  return { type: 'link', url: href, children };
};

/** HTML within a line of text. */
function inlineHtml(value: string): Html {
  return { type: 'html', value, data: { hName: 'span' } };
}

const writeAnchor: Handler = (_state, { properties }) =>
  inlineHtml(`<a id="${escapeHtml(String(properties.id))}"></a>`);

/** Keeps `sup` and `sub` as HTML: without it 10<sup>18</sup> would become the number 1018. */
const writeRaised: Handler = (state, node) => [
  inlineHtml(`<${node.tagName}>`),
  ...(state.all(node) as PhrasingContent[]),
  inlineHtml(`</${node.tagName}>`),
];

/** Controls, navigation, drawings and line breaks of HTML have no text. */
const omit = () => undefined;

/** Line breaks of Markdown stay as they are; those of HTML are spaces. */
const keepNode = (_state: unknown, node: unknown) => node as never;

/** Separator between the blocks of a table cell, which has one line. */
const CELL_SEPARATOR = ' · ';
const BLOCK = /^(?:div|p|[uod]l|li|h[1-6]|details|summary)$/;

/** A term and its description are one item, with the term in bold. */
const writeTerms: Handler = (state, { children }, parent) => {
  const items: Element[] = [];
  for (const child of children.filter(isElement)) {
    const term = [make('strong', [...child.children, text(':')]), text(' ')];
    if (child.tagName === 'dt') items.push(make('li', term));
    else items.at(-1)?.children.push(...child.children);
  }
  return writeList(state, make('ul', items), parent);
};

const writeBold: Handler = (state, { children }) =>
  state.one(make('p', [make('strong', toLine(children))]), undefined);

/** A paragraph or label around a control, which works only on the page. */
const writeUncontrolled: Handler = (state, node) => {
  if (isControl(node)) return undefined;
  const children = state.all(node);
  return node.tagName === 'label' ? children : state.toFlow(children);
};

const writeCell: Handler = (state, node) => ({
  type: 'tableCell',
  children: state.all({ ...node, children: toLine(node.children) }) as PhrasingContent[],
});

const writer = unified()
  .use(() => (tree: HtmlRoot) => {
    visit(tree, 'element', (node) => {
      if (node.tagName === 'code') node.data ??= { text: textOf(node) };
    });
    tree.children = moveSpaces(tree.children as ElementContent[]);
  })
  .use(rehypeRemark, {
    newlines: true,
    nodeHandlers: { break: keepNode },
    handlers: {
      nav: omit,
      input: omit,
      button: omit,
      wbr: omit,
      br: () => text(' '),
      p: writeUncontrolled,
      label: writeUncontrolled,
      summary: writeBold,
      figcaption: writeBold,
      a: writeLink,
      [ANCHOR]: writeAnchor,
      code: writeCode,
      pre: writeFence,
      sub: writeRaised,
      sup: writeRaised,
      ol: writeList,
      ul: writeList,
      dl: writeTerms,
      th: writeCell,
      td: writeCell,
    },
  });

/**
 * Converts HTML without the site's components to Markdown.
 *
 * @param tree of the HTML; code and lists may carry their form in Markdown as `data`.
 * @returns a tree of Markdown.
 * @example
 * toMarkdown(readText('<p>a <b>b</b></p>')).children.length // 1
 */
export function toMarkdown(tree: HtmlRoot): Root {
  return writer.runSync(tree) as Root;
}

export function isElement(node: ElementContent): node is Element {
  return node.type === 'element';
}

function isControl({ children, tagName }: Element): boolean {
  if (tagName !== 'p' && tagName !== 'label') return false;
  return children.some(
    (child) => isElement(child) && (child.tagName === 'input' || isControl(child)),
  );
}

/** Puts the blocks of a cell on one line. */
function toLine(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index): ElementContent[] => {
    const inner = isBlock(node) ? toLine(node.children) : [node];
    const before = nodes[index - 1];
    const isApart = before !== undefined && (isBlock(node) || isBlock(before));
    return isApart && inner.some((one) => textOf(one).trim() !== '')
      ? [text(CELL_SEPARATOR), ...inner]
      : inner;
  });
}

function isBlock(node: ElementContent): node is Element {
  return isElement(node) && BLOCK.test(node.tagName);
}

export function make(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

export function text(value: string): Text {
  return { type: 'text', value };
}

const serializer = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', bulletOther: '*', emphasis: '_', rule: '-' });

/**
 * Serialises Markdown (GFM).
 *
 * @param tree of the Markdown.
 * @returns text that ends with a newline.
 * @example
 * writeMarkdown({ type: 'root', children: [] }) // ''
 */
export function writeMarkdown(tree: Root): string {
  return serializer.stringify(tree);
}

const htmlWriter = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    // The only HTML in a tree of `toMarkdown` is its own.
    handlers: { html: (_state, { value }: Html) => ({ type: 'raw', value }) },
  })
  .use(rehypeStringify, { allowDangerousHtml: true });

/**
 * Serialises Markdown as HTML.
 *
 * @param tree of `toMarkdown`.
 * @returns HTML of the body.
 * @example
 * writeHtml(toMarkdown(readText('<p>a <b>b</b></p>'))) // '<p>a <strong>b</strong></p>'
 */
export function writeHtml(tree: Root): string {
  return htmlWriter.stringify(htmlWriter.runSync(tree));
}
