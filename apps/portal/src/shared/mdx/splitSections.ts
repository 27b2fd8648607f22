import type { Heading, Root, RootContent } from 'mdast';

/** A heading of the second level, and the nodes up to the next one. */
export interface PageSection {
  readonly heading: Heading;
  readonly content: readonly RootContent[];
}

export function isSectionHeading(node: RootContent): node is Heading {
  return node.type === 'heading' && node.depth === 2;
}

export function splitSections({ children }: Root): PageSection[] {
  return children.flatMap((heading, at) => {
    if (!isSectionHeading(heading)) return [];
    const rest = children.slice(at + 1);
    const end = rest.findIndex(isSectionHeading);
    return [{ heading, content: end < 0 ? rest : rest.slice(0, end) }];
  });
}
