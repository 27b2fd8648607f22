import type { InlineCode, Link, PhrasingContent } from 'mdast';
import type { Badge } from './blocks/links.js';

declare module 'mdast' {
  interface Data {
    className?: string | undefined;
  }
}

/** A piece of a line that pages and Markdown write differently. */
type Piece =
  /** Name of a field or part: on a page a link to its anchor, in Markdown code, or emphasis for a word of the reference. */
  | {
      readonly type: 'name';
      readonly name: string;
      readonly anchor?: string;
      readonly isWord?: boolean;
    }
  | { readonly type: 'badge'; readonly badge: Badge }
  /** An element of a page; in Markdown its content. */
  | {
      readonly type: 'element';
      readonly tag: 'b' | 'span';
      readonly className?: string;
      readonly children: readonly Inline[];
    };

export type Inline = Piece | PhrasingContent | string | false | undefined;

export function code(value: string): InlineCode {
  // Markdown has no empty code.
  return { type: 'inlineCode', value: value.replace(/(?<!\s)\s*\n\s*/g, ' ') || '""' };
}

export function codes(values: readonly string[]): Inline[] {
  return values.flatMap((value, index) => [index > 0 && ', ', code(value)]);
}

export function strong(text: string, className?: string): PhrasingContent {
  return { type: 'strong', children: toLine([text]), data: { className } };
}

export function link(url: string, ...pieces: Inline[]): Link {
  return { type: 'link', url, children: toLine(pieces) };
}

export function name(text: string, anchor?: string, isWord?: boolean): Inline {
  return { type: 'name', name: text, anchor, isWord };
}

export function span(className: string | undefined, ...children: readonly Inline[]): Inline {
  return { type: 'element', tag: 'span', className, children };
}

/** Bold on a page, a heading in Markdown. */
export function bold(text: string): Inline {
  return { type: 'element', tag: 'b', children: [text] };
}

/** Removes double and outer blanks, for which Markdown would need entities. */
export function toLine(pieces: readonly Inline[]): PhrasingContent[] {
  const nodes = pieces.flatMap(toNodes);
  trimEdge(nodes, 0, /^ +/);
  trimEdge(nodes, nodes.length - 1, / +$/);
  return nodes;
}

function toNodes(piece: Inline): PhrasingContent[] {
  if (!piece) return [];
  if (typeof piece === 'string') {
    return [{ type: 'text', value: piece.replace(/[\t\n\f\r ]+/g, ' ') }];
  }
  if (piece.type === 'element') return piece.children.flatMap(toNodes);
  if (piece.type === 'badge') {
    const { description, href, label } = piece.badge;
    return [link(href, `${label}: ${description}`)];
  }
  if (piece.type !== 'name') return [piece];
  return piece.isWord
    ? [{ type: 'emphasis', children: [{ type: 'text', value: piece.name }] }]
    : [code(piece.name)];
}

function trimEdge(nodes: PhrasingContent[], at: number, blanks: RegExp): void {
  const node = nodes[at];
  if (node?.type !== 'text') return;
  const value = node.value.replace(blanks, '');
  nodes.splice(at, 1, ...(value === '' ? [] : [{ ...node, value }]));
}
