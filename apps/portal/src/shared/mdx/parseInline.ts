import type { PhrasingContent } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** What a text of one paragraph holds: our own Markdown, so its links to the site's pages stay. */
export function parseInline(markdown: string): PhrasingContent[] {
  const [first] = unified().use(remarkParse).parse(markdown).children;
  return first?.type === 'paragraph' ? first.children : [];
}
