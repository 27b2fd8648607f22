import type { Element, ElementContent, Root as HtmlRoot } from 'hast';
import type { InlineCode, List, ListItem, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkRehype, { type Options } from 'remark-rehype';
import { unified } from 'unified';
import { type MdxElement, readAttributes } from './jsxNodes';

type NodeHandler = NonNullable<NonNullable<Options['handlers']>['list']>;

const writeElement: NodeHandler = (state, node: MdxElement) => ({
  ...element(node.name ?? '', state.all(node)),
  properties: Object.fromEntries(readAttributes(node)),
  ...(node.name === 'code' && { data: { text: textOf(node) } }),
});

const writeCode: NodeHandler = (_state, { value }: InlineCode) => ({
  ...element('code', [{ type: 'text', value }]),
  data: { text: value },
});

/** Keeps whether lists and items have empty lines between their parts; those of JSX have none. */
const keepSpread: NodeHandler = (state, node: List | ListItem) => ({
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

/** Converts a guide to HTML. Components are expanded elsewhere. */
export function toHtmlTree(tree: Root): HtmlRoot {
  return reader.runSync(tree) as HtmlRoot;
}

function element(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children };
}
