import type { BlockContent, PhrasingContent } from 'mdast';
import { paragraph, quote } from './nodes.js';

/**
 * Text of the document that stands among lists of the reference's own: where it is more than
 * paragraphs it is quoted, so that its lists, headings and code are not taken for them.
 */
export function setApart(blocks: BlockContent[]): BlockContent[] {
  return blocks.every(({ type }) => type === 'paragraph') ? blocks : [quote(blocks)];
}

/**
 * What the reference says, on the first line, and below it what the document says.
 *
 * @param said the first line.
 */
export function withProse(said: PhrasingContent[], blocks: BlockContent[]): BlockContent[] {
  const [first, ...others] = setApart(blocks);
  if (first?.type !== 'paragraph') return [paragraph(...said), ...(first ? [first] : [])];
  return [paragraph(...said, { type: 'text', value: '\n' }, ...first.children), ...others];
}
