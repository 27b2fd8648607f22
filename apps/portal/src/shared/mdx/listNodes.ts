import type { List, ListItem, PhrasingContent } from 'mdast';
import { type Cell, textNode } from './tableNodes';

export interface Entry {
  readonly cell: Cell;
  readonly children?: readonly Entry[];
}

/** A Markdown list; entries may have lists of their own. */
export function listNode(entries: readonly Entry[]): List {
  return {
    type: 'list',
    spread: false,
    children: entries.map(
      ({ cell, children = [] }): ListItem => ({
        type: 'listItem',
        spread: false,
        children: [
          { type: 'paragraph', children: [...cell] },
          ...(children.length > 0 ? [listNode(children)] : []),
        ],
      }),
    ),
  };
}

/** Pieces of text one after another, with the same text between them. */
export function joinCells(pieces: readonly (Cell | PhrasingContent)[], separator: string): Cell {
  return pieces.flatMap((piece, at) => (at > 0 ? [textNode(separator), piece].flat() : piece));
}
