import { toString as textOf } from 'mdast-util-to-string';
import { parseInline } from './parseInline';

/** A text of one paragraph of Markdown without its marks, for a spreadsheet's cell. */
export function plainText(markdown: string): string {
  return textOf(parseInline(markdown));
}
