import type { PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** What a text of one paragraph holds: our own Markdown, so its links to the site's pages stay. */
export function parseInline(markdown: string): PhrasingContent[] {
  const [first] = unified().use(remarkParse).parse(markdown).children;
  return first?.type === 'paragraph' ? first.children : [];
}

/** A text of one paragraph of Markdown without its marks, for a spreadsheet's cell. */
export function plainText(markdown: string): string {
  return textOf(parseInline(markdown));
}
