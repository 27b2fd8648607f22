import type { Root } from 'mdast';
import { defaultSchema } from 'rehype-sanitize';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Elements that are markup though they may stand without an end. */
const KNOWN = new Set([
  ...(defaultSchema.tagNames ?? []),
  ...'script style iframe object embed svg math form link meta base font center u video audio'.split(
    ' ',
  ),
]);
const TAG = /<\/?([a-z][\w:.-]*)(?![\w:.-])[^<>]*>/gi;

/**
 * Shows placeholders such as `<CompanyName>`, which HTML takes for elements and hides: names no
 * element has, without attributes and without an end in the same text.
 */
export function keepPlaceholders() {
  return (tree: Root, file: VFile): void => {
    const source = String(file).toLowerCase();
    visit(tree, 'html', (node) => {
      node.value = node.value.replace(TAG, (tag, name: string) => {
        const element = name.toLowerCase();
        const isMarkup = KNOWN.has(element) || tag.includes('=') || source.includes(`</${element}`);
        return isMarkup ? tag : tag.replace('<', '&lt;').replace('>', '&gt;');
      });
    });
  };
}
