import { LIMITS } from '@frontier/openapi';
import type { PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Parses the inline content of one paragraph of our Markdown. Links to the site's pages stay. */
export function parseInline(markdown: string): PhrasingContent[] {
  const [first] = unified().use(remarkParse).parse(markdown).children;
  return first?.type === 'paragraph' ? first.children : [];
}

/** Converts Markdown to one line of text. Pages show a longer text as it is written, too: it would take minutes to parse. */
export function plainText(markdown = ''): string {
  if (markdown.length > LIMITS.descriptionCharacters) return tidy(markdown);
  const { children } = unified().use(remarkParse).parse(markdown);
  return tidy(children.map((node) => textOf(node)).join(' '));
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
