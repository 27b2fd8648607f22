import type { Entry } from '@frontier/search';
import type { Nodes, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { readAttributes } from '../../../shared/mdx/mdxNodes';
import type { DocumentSection } from './readDocument';
import type { SectionSources } from './SectionSources';
import { type ShownFacts, textOfNodes } from './textOfNodes';

/** Heading under which a call's own guide shows it: there the call's name is the guide's. */
export const OWN_CALL = 'A chamada';

/** The sections of a document, each followed by what elements and tables in it show. */
export function describeSections(
  sections: readonly DocumentSection[],
  { facts, shown }: SectionSources,
): Entry[] {
  return sections.flatMap((section) => {
    const { anchor, nodes, title } = section;
    const elements = nodes.flatMap((node) =>
      node.type === 'mdxJsxFlowElement' ? (shown.get(node.name ?? '') ?? []) : [],
    );
    return [
      {
        kind: 'section',
        anchor,
        title,
        text: textOfNodes(nodes, facts),
        names: title === OWN_CALL ? [] : listCalls(section),
      },
      ...listConstants(section, facts),
      // What has no place of its own stands at the section's.
      ...elements.map((entry) => (entry.anchor === '' ? { ...entry, anchor } : entry)),
    ];
  });
}

/** Ids of the operations that a section shows whole. */
export function listCalls({ nodes }: DocumentSection): string[] {
  return nodes.flatMap((node) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'Operation'
      ? [readAttributes(node).get('id') ?? '']
      : [],
  );
}

/** Rows of a section's tables that show constants of the contracts: what each is of, and the rest. */
function listConstants({ anchor, nodes }: DocumentSection, facts: ShownFacts): Entry[] {
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
