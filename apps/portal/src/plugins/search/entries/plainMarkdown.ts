import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** The mark of a reading of ours behind a sentence, which says nothing of the thing described. */
const MARK = /(?<=[.!?]) leitura nossa(?= |$)/g;

/** A contract's Markdown as one line of text, without the marks of our own readings. */
export function plainMarkdown(markdown: string | undefined): string {
  if (markdown === undefined) return '';
  const { children } = unified().use(remarkParse).parse(markdown);
  return tidy(children.map((node) => textOf(node)).join(' ')).replace(MARK, '');
}

/** One line of text, with single spaces. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
