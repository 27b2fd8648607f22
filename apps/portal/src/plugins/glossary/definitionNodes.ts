import type { PhrasingContent } from 'mdast';

/** A definition's text as nodes: what stands between backticks is code, all else is text. */
export function definitionNodes(definition: string): PhrasingContent[] {
  return definition.split('`').flatMap((value, index): PhrasingContent[] => {
    if (value === '') return [];
    return [{ type: index % 2 === 1 ? 'inlineCode' : 'text', value }];
  });
}
