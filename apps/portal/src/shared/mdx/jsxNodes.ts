import type { BlockContent, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type Content = BlockContent | PhrasingContent;

/** By name; null for an attribute without a value. */
type Attributes = Readonly<Record<string, string | null>>;

/** Marks an element as written by an author. MDX does not replace it with a component of the theme. */
const WRITTEN: object = { _mdxExplicitJsx: true };

/**
 * A block-level HTML element. Unlike elements from Markdown, it is not replaced by a component of the theme.
 *
 * @param children nodes, and texts that are never parsed as Markdown.
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

/** A block-level element that the theme may replace, as elements from Markdown. */
export function themedNode(
  name: string,
  attributes: Attributes,
  children: readonly (Content | string)[],
): MdxJsxFlowElement {
  return { ...blockNode(name, attributes, children), data: {} };
}

/** The inline variant of `blockNode`. */
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

/** Code with fewer letters never breaks. */
export function isLong(code: string): boolean {
  return code.length >= 24;
}

/** Break positions in a longer code name: after a slash, a dot or an underscore, and before a capital. */
const JOINT = /(?<=[/._])(?=.)|(?<=[a-z])(?=[A-Z])/;

/**
 * Inline code that may break only between the parts of its names. It is written as an element, because the theme
 * renders Markdown's code as a block.
 */
export function nameNode(name: string): MdxJsxTextElement {
  if (!isLong(name)) return inlineNode('code', {}, [name]);
  const [first = '', ...rest] = name.split(JOINT);
  return inlineNode('code', { 'data-long': null }, [
    first,
    ...rest.flatMap((piece) => [inlineNode('wbr', {}, []), piece]),
  ]);
}

/** A list of names and texts, one below the other. Names without a text are omitted. */
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
