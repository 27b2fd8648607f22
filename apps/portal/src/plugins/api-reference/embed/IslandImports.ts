import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { type ImportNode, importNode, islandElement } from '../../../shared/mdx/jsxNodes';
import { dataModule, islandFile } from '../storage/writeIsland';

/** Component that shows a part of a contract in a guide. Its HTML never changes in the browser. */
const ISLAND_PART = 'EmbeddedIsland';
const COMPONENT = '@site/src/plugins/api-reference/client/Island';

/** Creates the island elements of one page. */
export interface Islands {
  /** @returns the element that shows the island with this key. */
  show(key: string): MdxJsxFlowElement;
  keys(): Iterable<string>;
  nodes(): ImportNode[];
}

/** The islands of one page, each imported once. */
export class IslandImports implements Islands {
  private readonly names = new Map<string, string>();

  show(key: string): MdxJsxFlowElement {
    const name = this.names.get(key) ?? `island${this.names.size}`;
    this.names.set(key, name);
    return islandElement(ISLAND_PART, name);
  }

  keys(): Iterable<string> {
    return this.names.keys();
  }

  nodes(): ImportNode[] {
    if (this.names.size === 0) return [];
    return [
      importNode(ISLAND_PART, COMPONENT),
      ...[...this.names].map(([key, name]) => importNode(name, dataModule(islandFile(key)))),
    ];
  }
}
