import { toMarkdown as writeTree } from '@frontier/reference';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { toHtmlTree } from '../../../shared/mdx/toHtmlTree';

/** Converts JSX with HTML elements to Markdown. Components are expanded elsewhere. */
export function printMarkdown(tree: Root): Root {
  return writeTree(toHtmlTree(tree));
}

const parser = unified().use(remarkParse).use(remarkGfm);

/** Parses Markdown to a tree. HTML and MDX code are text here. */
export function parseMarkdown(text: string): Root {
  return parser.parse(text);
}
