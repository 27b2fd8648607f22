import type { Root, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { h, nameNode } from '../../shared/mdx/jsxNodes';

/**
 * Remark plugin: prepares Markdown tables for the stylesheet, which stacks their rows in a narrow column
 * (`css/site/tables.css`), as cards in tables of errors. Cells that need their column's name there get it as
 * `data-label`. In a table with an empty corner, the first column's cells become row headers.
 */
export function shapeTables(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'table', (table, position, parent) => {
      if (!parent || position === undefined) return undefined;
      // Only tables of errors have data: their class.
      const kind = isSmall(table) ? 'small' : table.data ? 'cards' : 'rows';
      shapeTable(table, kind);
      const box = `div.table-box.table-box--${kind}`;
      parent.children[position] = h(box, [table]) as MdxJsxFlowElement;
      return SKIP;
    });
  };
}

/** Maximum letters side by side on a phone of 320 px, without the padding of each column. */
const ROOM = 40;
/** Padding of a column, in letters. */
const GAP = 2;
/** Maximum letters of a row's cells if all were as long as the longest: about five lines. */
const LONGEST = 150;

/**
 * Whether a table is readable on a phone without stacking: two or three columns of short texts whose longest words fit
 * side by side, or a column of names followed by numbers.
 */
function isSmall({ children: rows }: Table): boolean {
  const [head, ...body] = rows.map(({ children }) => children.map((cell) => textOf(cell)));
  const columns = head?.length ?? 0;
  if (body.every(([, ...cells]) => cells.every((cell) => /^\d{0,4}$/.test(cell)))) return true;
  const all = [head ?? [], ...body];
  const widest = (measure: (cell: string) => number): number[] =>
    Array.from({ length: columns }, (_, at) =>
      Math.max(...all.map((row) => measure(row[at] ?? ''))),
    );
  const words = widest((cell) => Math.max(...cell.split(/\s+|(?<=\.)/).map((word) => word.length)));
  const needed = words.reduce((sum, length) => sum + length + GAP, 0);
  const longest = Math.max(...widest((cell) => cell.length));
  return columns <= 3 && needed <= ROOM && longest * columns <= LONGEST;
}

function shapeTable(table: Table, kind: 'small' | 'cards' | 'rows'): void {
  const [head, ...rows] = table.children;
  if (!head) return;
  const labels = head.children.map((cell) => textOf(cell));
  for (const cell of head.children) if (textOf(cell) === '') cell.data = { hName: 'td' };
  for (const row of rows) {
    for (const [column, cell] of row.children.entries()) {
      const label = labels[column];
      // The first cell of a row is its name, and of two cells the other one is its text.
      const needsLabel = kind === 'cards' || (kind === 'rows' && column > 0 && labels.length > 2);
      if (label && needsLabel) cell.data = { hProperties: { 'data-label': label } };
      else if (!label && column === 0) cell.data = { hName: 'th', hProperties: { scope: 'row' } };
    }
  }
  for (const { children } of table.children) {
    for (const [column, cell] of children.entries()) {
      const side = table.align?.[column];
      const own = cell.data;
      if (side) cell.data = { ...own, hProperties: { ...own?.hProperties, 'data-align': side } };
    }
  }
  // It would become an inline style.
  table.align = null;
  visit(table, 'inlineCode', ({ value }, position, parent) => {
    if (parent && position !== undefined) parent.children[position] = nameNode(value);
  });
}
