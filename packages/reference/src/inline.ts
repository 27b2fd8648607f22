import type { InlineCode, Link, PhrasingContent } from 'mdast';

/** A piece of a line of the reference, which React writes as HTML and the Markdown takes as it is. */
export type Inline = PhrasingContent | string | false | undefined;

export function code(value: string): InlineCode {
  // Markdown has no empty code.
  return { type: 'inlineCode', value: value.replace(/\s*\n\s*/g, ' ') || '""' };
}

export function codes(values: readonly string[]): Inline[] {
  return values.flatMap((value, index) => [index > 0 && ', ', code(value)]);
}

export function strong(...pieces: Inline[]): PhrasingContent {
  return { type: 'strong', children: toLine(pieces) };
}

export function link(url: string, ...pieces: Inline[]): Link {
  return { type: 'link', url, children: toLine(pieces) };
}

/** Nodes of one line: blanks are single, and there are none at its ends, where Markdown could write them only as entities. */
export function toLine(pieces: readonly Inline[]): PhrasingContent[] {
  const nodes = pieces.flatMap((piece): PhrasingContent[] => {
    if (!piece) return [];
    if (typeof piece !== 'string') return [piece];
    return [{ type: 'text', value: piece.replace(/[\t\n\f\r ]+/g, ' ') }];
  });
  trimEdge(nodes, 0, /^ +/);
  trimEdge(nodes, nodes.length - 1, / +$/);
  return nodes;
}

function trimEdge(nodes: PhrasingContent[], at: number, blanks: RegExp): void {
  const node = nodes[at];
  if (node?.type !== 'text') return;
  const value = node.value.replace(blanks, '');
  nodes.splice(at, 1, ...(value === '' ? [] : [{ ...node, value }]));
}
