import type { BlockContent, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const processor = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', bulletOther: '*', emphasis: '_', rule: '-' });

/** Blocks as Markdown (GFM), which ends with a line's end. */
export function writeText(children: readonly (BlockContent | RootContent)[]): string {
  return processor.stringify({ type: 'root', children: [...children] });
}
