import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isReadingMark, READING_MARK } from '../../../shared/readingMark';

/** Remark plugin: tells the marks of our own readings from ordinary links to a question. */
export function markReadings(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'link', (link) => {
      if (!isReadingMark(link.url, textOf(link))) return;
      link.title = READING_MARK.title;
      link.data = { hProperties: { className: [READING_MARK.className] } };
    });
  };
}
