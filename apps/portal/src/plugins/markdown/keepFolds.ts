import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** The component for folds from plugins. */
const FOLD_PART = 'Fold';

/** Remark plugin: keeps folds of our plugins native; Docusaurus replaces `details` by a component that needs React. */
export function keepFolds(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'details' || !isOurs(node)) return;
      node.name = FOLD_PART;
      node.data = {};
    });
  };
}

/** Elements of authors get this mark later (`shared/mdx/jsxNodes`). */
function isOurs({ data }: MdxJsxFlowElement): boolean {
  return data !== undefined && '_mdxExplicitJsx' in data;
}
