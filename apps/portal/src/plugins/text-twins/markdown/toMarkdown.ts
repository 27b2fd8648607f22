import { toMarkdown as writeTree } from '@frontier/reference';
import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import type { InlineCode, List, ListItem, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { type MdxElement, readAttributes } from '../../../shared/mdx/jsxNodes';

type Handler = NonNullable<NonNullable<Options['handlers']>['list']>;

/** Writes an element of JSX as HTML. */
const writeElement: Handler = (state, node: MdxElement) => ({
  ...element(node.name ?? '', state.all(node)),
  properties: Object.fromEntries(readAttributes(node)),
  ...(node.name === 'code' && { data: { text: textOf(node) } }),
});

const writeCode: Handler = (_state, { value }: InlineCode) => ({
  ...element('code', [{ type: 'text', value }]),
  data: { text: value },
});

/** Keeps whether lists and items have empty lines between their parts; those of JSX have none. */
const keepSpread: Handler = (state, node: List | ListItem) => ({
  ...element(node.type === 'listItem' ? 'li' : node.ordered ? 'ol' : 'ul', state.all(node)),
  data: { spread: node.spread, start: 'start' in node ? node.start : null },
});

/** Line breaks of Markdown stay as they are. */
const keepNode = (_state: unknown, node: unknown) => node as never;

/** Imports, expressions and comments of the page have no text. */
const omit = () => undefined;

const reader = unified().use(remarkRehype, {
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
});

/** Converts JSX with HTML elements to Markdown. Components are expanded elsewhere. */
export function toMarkdown(tree: Root): Root {
  return writeTree(reader.runSync(tree) as HtmlRoot);
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** Parses Markdown to a tree. HTML and MDX code are text here. */
export function parseMarkdown(text: string): Root {
  return parser.parse(text);
}
