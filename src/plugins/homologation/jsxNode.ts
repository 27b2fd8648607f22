import type { BlockContent, PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

/**
 * An HTML element in a guide. Unlike what Markdown makes, it is no component of the theme.
 *
 * @param attributes by name; null for one without a value.
 */
export function jsxNode(
  name: string,
  attributes: Readonly<Record<string, string | null>>,
  children: readonly (BlockContent | PhrasingContent)[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value,
    })),
    children: children as BlockContent[],
  };
}
