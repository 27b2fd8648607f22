import { LIMITS } from '@frontier/openapi';
import type { PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Parses the inline content of one paragraph of our Markdown. Links to the site's pages stay. */
export function parseInline(markdown: string): PhrasingContent[] {
  const [first] = parse(markdown).children;
  return first?.type === 'paragraph' ? first.children : [];
}

/** Converts one paragraph of Markdown to plain text, for a spreadsheet's cell. */
export function plainText(markdown: string): string {
  return textOf(parseInline(markdown));
}

/** A contract's Markdown as one line of text. */
export function plainMarkdown(markdown: string | undefined): string {
  if (markdown === undefined) return '';
  const { children } = parse(markdown);
  return tidy(children.map((node) => textOf(node)).join(' '));
}

/** Pages show a long text as it is written, too: it would take minutes to parse. */
function parse(markdown: string): Root {
  if (markdown.length <= LIMITS.descriptionCharacters) {
    return unified().use(remarkParse).parse(markdown);
  }
  const written = { type: 'text' as const, value: markdown };
  return { type: 'root', children: [{ type: 'paragraph', children: [written] }] };
}

export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
