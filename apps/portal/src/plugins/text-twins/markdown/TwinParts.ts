import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { blockNode } from '../../../shared/mdx/jsxNodes';
import type { Islands } from '../../api-reference/embed/IslandImports';

/** Stands for a part of a contract until its Markdown takes the place. */
export const PART = 'ContractPart';

/** Keeps the place of each island by its key; a text imports nothing. */
export class TwinParts implements Islands {
  show(key: string): MdxJsxFlowElement {
    return blockNode(PART, { id: key }, []);
  }

  nodes(): [] {
    return [];
  }
}
