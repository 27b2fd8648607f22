import type { BlockContent, PhrasingContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type Content = BlockContent | PhrasingContent;

/** By name; null for an attribute without a value. */
type Attributes = Readonly<Record<string, string | null>>;

/** How MDX tells an element that an author wrote from one that the theme may replace. */
const WRITTEN: object = { _mdxExplicitJsx: true };

/** An HTML element among blocks. Unlike what Markdown makes, it is no component of the theme. */
export function blockNode(
  name: string,
  attributes: Attributes,
  children: readonly Content[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    data: WRITTEN,
    attributes: listAttributes(attributes),
    children: children as BlockContent[],
  };
}

/** The theme's element of that name among blocks, as Markdown would make it. */
export function themedNode(
  name: string,
  attributes: Attributes,
  children: readonly Content[],
): MdxJsxFlowElement {
  return { ...blockNode(name, attributes, children), data: {} };
}

/** The same as `blockNode`, inside of text. */
export function inlineNode(
  name: string,
  attributes: Attributes,
  children: readonly PhrasingContent[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    data: WRITTEN,
    attributes: listAttributes(attributes),
    children: [...children],
  };
}

function listAttributes(attributes: Attributes): MdxJsxAttribute[] {
  return Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value,
  }));
}
