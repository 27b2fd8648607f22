import { type ImportNode, importNode, islandElement } from '../../../shared/mdx/mdxNodes';
import { dataModule } from '../storage/dataModule';
import { islandFile } from '../storage/islandFile';

/** The component that shows a part of a contract in a guide; its HTML never changes in the browser. */
export const ISLAND_PART = 'EmbeddedIsland';
const COMPONENT = '@site/src/plugins/api-reference/client/EmbeddedIsland';

/** The islands one page shows, each imported once. */
export class IslandImports {
  private readonly names = new Map<string, string>();

  /** The element that shows an island. */
  show(key: string): ReturnType<typeof islandElement> {
    const name = this.names.get(key) ?? `island${this.names.size}`;
    this.names.set(key, name);
    return islandElement(ISLAND_PART, name);
  }

  /** What the page must import. */
  nodes(): ImportNode[] {
    if (this.names.size === 0) return [];
    return [
      importNode(ISLAND_PART, COMPONENT),
      ...[...this.names].map(([key, name]) => importNode(name, dataModule(islandFile(key)))),
    ];
  }
}
