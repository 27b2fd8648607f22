import { highlightCode } from '@frontier/reference';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readMeta, themedNode } from '../../shared/mdx/jsxNodes';

/**
 * Remark plugin: turns fenced code into `<CodeBlock>` with highlighted HTML, so that neither grammars nor token lists
 * reach the browser. `title="…"` in the fence's line becomes the block's title.
 */
export function highlightBlocks(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'code', (code: Code, index, parent) => {
      if (!parent || index === undefined) return;
      const attributes = {
        html: highlightCode(code.value, code.lang ?? ''),
        language: code.lang || undefined,
        title: readMeta(code).get('title') || undefined,
      };
      parent.children[index] = { ...themedNode('CodeBlock', attributes), position: code.position };
    });
  };
}
