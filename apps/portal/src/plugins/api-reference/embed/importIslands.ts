import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { h, type MdxElement, parseMdx, readAttributes } from '../../../shared/mdx/jsxNodes';
import { dataModule, islandFile } from '../storage/writeIsland';

declare module 'vfile' {
  interface DataMap {
    /** Keys of the islands in a guide. */
    islands: readonly string[];
  }
}

/** Component that shows a part of a contract in a guide. Its HTML never changes in the browser. */
export const ISLAND_PART = 'EmbeddedIsland';
const COMPONENT = '@site/src/plugins/api-reference/client/Island';

/** Marks the place of an island. On pages its import replaces the mark, in text twins its Markdown. */
export function islandMark(key: string): MdxElement {
  return h(ISLAND_PART, { id: key });
}

/** Remark plugin: imports each island of a page once. */
export function importIslands(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const names = new Map<string, string>();
    visit(tree, 'mdxJsxFlowElement', (element, position, parent) => {
      if (element.name !== ISLAND_PART || !parent || position === undefined) return;
      const key = readAttributes(element).get('id') ?? '';
      const name = names.get(key) ?? `island${names.size}`;
      names.set(key, name);
      const [island] = parseMdx(`<${ISLAND_PART} island={${name}} />`);
      if (island) parent.children[position] = { ...island, position: element.position };
    });
    file.data.islands = [...names.keys()];
    if (names.size === 0) return;
    const imports = [...names].map(([key, name]) => [name, dataModule(islandFile(key))]);
    tree.children.unshift(
      ...[[ISLAND_PART, COMPONENT], ...imports].flatMap(([name, source]) =>
        parseMdx(`import ${name} from '${source}';`),
      ),
    );
  };
}
