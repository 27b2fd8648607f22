import { islandFile } from '../islandFile';
import { type ImportNode, importNode, islandElement } from './mdxNodes';

const NAME = 'EmbeddedIsland';
const COMPONENT = '@site/src/plugins/api-reference/client/EmbeddedIsland';
const DATA = '@generated/api-reference/default';

/** The islands one page shows, each imported once. */
export class IslandImports {
  private readonly names = new Map<string, string>();

  /** @param alike keys that differ from another in case only. */
  constructor(private readonly alike: () => Iterable<string>) {}

  /** The element that shows an island. */
  show(key: string): ReturnType<typeof islandElement> {
    const name = this.names.get(key) ?? `island${this.names.size}`;
    this.names.set(key, name);
    return islandElement(NAME, name);
  }

  /** What the page must import. */
  nodes(): ImportNode[] {
    if (this.names.size === 0) return [];
    const alike = new Set(this.alike());
    return [
      importNode(NAME, COMPONENT),
      ...[...this.names].map(([key, name]) =>
        importNode(name, `${DATA}/${islandFile(key, alike)}`),
      ),
    ];
  }
}
