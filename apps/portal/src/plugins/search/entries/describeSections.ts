import type { Entry } from '@frontier/search';
import { readAttributes } from '../../../shared/mdx/mdxNodes';
import { listConstants } from './listConstants';
import type { DocumentSection } from './readDocument';
import type { SectionSources } from './SectionSources';
import { textOfNodes } from './textOfNodes';

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
