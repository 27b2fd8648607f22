import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import type { BlockContent, InlineCode, List, ListItem, PhrasingContent, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeRemark, { type Options as MarkdownOptions } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, { type Options as HtmlOptions } from 'remark-rehype';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { type MdxElement, readAttributes } from '../../../shared/mdx/jsxNodes';

declare module 'hast' {
  interface ElementData {
    /** Code as written. */
    text?: string;
    /** Whether a list or an item has empty lines between its parts. */
    spread?: boolean | null | undefined;
    start?: number | null | undefined;
  }
}

const MARK = /^(?:a|b|del|em|i|strong)$/;

/** Moves spaces at the edges of marks outside, where HTML joins them. Inside, Markdown has only entities for them. */
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

/** Returns the removed space. */
function trimEdge(node: ElementContent | undefined, trim: 'trimStart' | 'trimEnd'): Text[] {
  if (node?.type !== 'text') return [];
  const trimmed = node.value[trim]();
  const isSame = trimmed === node.value;
  node.value = trimmed;
  return isSame ? [] : [text(' ')];
}

type Handler = NonNullable<MarkdownOptions['handlers']>[string];
type HtmlHandler = NonNullable<NonNullable<HtmlOptions['handlers']>['list']>;

/** Writes an element of JSX as HTML. */
const writeElement: HtmlHandler = (state, node: MdxElement) => ({
  ...element(node.name ?? '', state.all(node)),
  properties: Object.fromEntries(readAttributes(node)),
  ...(node.name === 'code' && { data: { text: textOf(node) } }),
});

const writeCode: HtmlHandler = (_state, { value }: InlineCode) => ({
  ...element('code', [text(value)]),
  data: { text: value },
});

/** Keeps whether lists and items have empty lines between their parts; those of JSX have none. */
const keepSpread: HtmlHandler = (state, node: List | ListItem) => ({
  ...element(node.type === 'listItem' ? 'li' : node.ordered ? 'ol' : 'ul', state.all(node)),
  data: { spread: node.spread, start: 'start' in node ? node.start : null },
});

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

/** Code with the spaces at its ends, which HTML would lose. */
const keepCode: Handler = (_state, { data }) => ({ type: 'inlineCode', value: data?.text ?? '' });

const writeLink: Handler = (state, node) => {
  const children = state.all(node) as PhrasingContent[];
  const { href } = node.properties;
  if (children.length === 0 || typeof href !== 'string') return children;
  return { type: 'link', url: href, children };
};

/** Line breaks of Markdown stay as they are; those of JSX are spaces. */
const keepNode = (_state: unknown, node: unknown) => node as never;

/** Imports, expressions and comments of the page; controls, navigation, drawings and line breaks have no text. */
const omit = () => undefined;

/** Separator between the blocks of a table cell, which has one line. */
const CELL_SEPARATOR = ' · ';
const BLOCK = /^(?:div|p|[uod]l|li|h[1-6]|details|summary)$/;

/** A term and its description are one item, with the term in bold. */
const writeTerms: Handler = (state, { children }, parent) => {
  const items: Element[] = [];
  for (const child of children.filter(isElement)) {
    const term = [element('strong', [...child.children, text(':')]), text(' ')];
    if (child.tagName === 'dt') items.push(element('li', term));
    else items.at(-1)?.children.push(...child.children);
  }
  return writeList(state, element('ul', items), parent);
};

const writeBold: Handler = (state, { children }) =>
  state.one(element('p', [element('strong', toLine(children))]), undefined);

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
  .use(remarkRehype, {
    handlers: {
      break: keepNode,
      inlineCode: writeCode,
      list: keepSpread,
      listItem: keepSpread,
      mdxJsxFlowElement: writeElement,
      mdxJsxTextElement: writeElement,
      mdxjsEsm: omit,
      mdxFlowExpression: omit,
      mdxTextExpression: omit,
    },
  })
  .use(() => (tree: HtmlRoot) => {
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
      a: writeLink,
      code: keepCode,
      ol: writeList,
      ul: writeList,
      dl: writeTerms,
      th: writeCell,
      td: writeCell,
    },
  });

/** Converts JSX with HTML elements to Markdown. Components are expanded elsewhere. */
export function toMarkdown(tree: Root): Root {
  return writer.runSync(tree) as Root;
}

function isElement(node: ElementContent): node is Element {
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
    if (node.type !== 'element' || !BLOCK.test(node.tagName)) return [node];
    const inner = toLine(node.children);
    return index > 0 && inner.length > 0 ? [text(CELL_SEPARATOR), ...inner] : inner;
  });
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

function text(value: string): Text {
  return { type: 'text', value };
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', bulletOther: '*', emphasis: '_', rule: '-' });

/** Parses Markdown to a tree. HTML and MDX code are text here. */
export function parseMarkdown(text: string): Root {
  return processor.parse(text);
}

export function writeMarkdown(tree: Root): string {
  return processor.stringify(tree);
}
