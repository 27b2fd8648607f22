import type { Entry } from '@frontier/search';
import type { Nodes, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import type { DocumentSection } from './readDocument';
import { type ShownFacts, textOfNodes } from './textOfNodes';

/** Rows of a section's tables that show constants of the contracts: what each is of, and the rest. */
export function listConstants({ anchor, nodes }: DocumentSection, facts: ShownFacts): Entry[] {
  return nodes
    .filter((node): node is Table => node.type === 'table')
    .flatMap(({ children: [, ...rows] }) =>
      rows.filter(showsConstant).map(({ children: [name, ...cells] }): Entry => {
        const title = textOfNodes(name ? [name] : [], facts);
        return { kind: 'constant', anchor, title, text: textOfNodes(cells, facts), names: [] };
      }),
    );
}

function showsConstant(row: Nodes): boolean {
  let found = false;
  visit(row, 'mdxJsxTextElement', ({ name }) => {
    found ||= name === 'Constant';
  });
  return found;
}
