import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

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
