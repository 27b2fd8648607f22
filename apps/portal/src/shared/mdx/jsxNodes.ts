import type { BlockContent, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type Content = BlockContent | PhrasingContent;

/** By name; null for an attribute without a value. */
type Attributes = Readonly<Record<string, string | null>>;

/** How MDX tells an element that an author wrote from one that the theme may replace. */
const WRITTEN: object = { _mdxExplicitJsx: true };

/**
 * An HTML element among blocks. Unlike what Markdown makes, it is no component of the theme.
 *
 * @param children nodes, and texts, which are never read as Markdown.
 */
export function blockNode(
  name: string,
  attributes: Attributes,
  children: readonly (Content | string)[],
): MdxJsxFlowElement {
  return {
    ...inlineNode(name, attributes, []),
    type: 'mdxJsxFlowElement',
    children: children.map(asNode) as BlockContent[],
  };
}

/** The theme's element of that name among blocks, as Markdown would make it. */
export function themedNode(
  name: string,
  attributes: Attributes,
  children: readonly (Content | string)[],
): MdxJsxFlowElement {
  return { ...blockNode(name, attributes, children), data: {} };
}

/** The same as `blockNode`, inside of text. */
export function inlineNode(
  name: string,
  attributes: Attributes,
  children: readonly (PhrasingContent | string)[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    data: WRITTEN,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: children.map(asNode) as PhrasingContent[],
  };
}

/** Where a name of code goes on after a slash, a dot or an underscore, or with a capital. */
const JOINT = /(?<=[/._])(?=.)|(?<=[a-z])(?=[A-Z])/;

/**
 * Code inside of text that may break at the joints of its names, and nowhere else while they fit.
 * An element of its own, since the theme takes Markdown's for a block.
 */
export function nameNode(name: string): MdxJsxTextElement {
  const [first = '', ...rest] = name.split(JOINT);
  return inlineNode('code', {}, [
    first,
    ...rest.flatMap((piece) => [inlineNode('wbr', {}, []), piece]),
  ]);
}

/** Names with a text each, one under the other; a name without a text is left out. */
export function factsNode(
  facts: readonly (readonly [name: string, said: readonly Content[]])[],
): MdxJsxFlowElement {
  const told = facts.filter(([, said]) => said.length > 0);
  return blockNode(
    'dl',
    {},
    told.flatMap(([name, said]) => [blockNode('dt', {}, [name]), blockNode('dd', {}, said)]),
  );
}

function asNode(child: Content | string): Content {
  return typeof child === 'string' ? { type: 'text', value: child } : child;
}
