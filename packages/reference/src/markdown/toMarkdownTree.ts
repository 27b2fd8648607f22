import type { Root } from 'hast';
import type { BlockContent, PhrasingContent } from 'mdast';
import rehypeRemark, { type Options } from 'rehype-remark';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { anchorMark, heading } from './nodes.js';

type Handler = NonNullable<Options['handlers']>[string];

/** Keeps the `id` of a heading as a mark. */
const writeHeading: Handler = (state, { properties, tagName, ...node }) => {
  const mark = typeof properties.id === 'string' ? [anchorMark(properties.id)] : [];
  const words = state.all({ ...node, properties, tagName }) as PhrasingContent[];
  return heading(Number(tagName.charAt(1)), ...mark, ...words);
};

/** Keeps `sup` and `sub` as HTML: without it 10<sup>18</sup> would become the number 1018. */
const writeRaised: Handler = (state, node) => [
  { type: 'html', value: `<${node.tagName}>` },
  ...(state.all(node) as PhrasingContent[]),
  { type: 'html', value: `</${node.tagName}>` },
];

const handlers = {
  sub: writeRaised,
  sup: writeRaised,
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, writeHeading])),
  // A description may start on the first line of a field, which must remain one line.
  br: () => ({ type: 'text', value: ' ' }),
} satisfies Options['handlers'];

const writer = unified().use(rehypeRemark, { handlers });

/**
 * Converts a sanitised description to Markdown blocks.
 *
 * @param isTarget whether a link names the heading with this `id`.
 */
export function toMarkdownTree(tree: Root, isTarget: (id: string) => boolean): BlockContent[] {
  visit(tree, 'element', ({ properties }) => {
    if (!isTarget(String(properties.id))) delete properties.id;
  });
  const markdown = writer.runSync(tree);
  visit(markdown, (node) => {
    if (node.type === 'list' || node.type === 'listItem') node.spread = false;
  });
  return markdown.children as BlockContent[];
}
