import type { Root, Table, TableCell, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { blockNode, nameNode } from '../../shared/mdx/jsxNodes';

/**
 * Remark plugin: gives every Markdown table what the stylesheet needs to stack its rows where the
 * column is narrow (`css/site/tables.css`). Each cell carries its column's name as `data-label`, and
 * as `data-align` the side its text stands on; a table whose corner is empty has its rows' names in the
 * first column, which become headers.
 */
export function shapeTables(): (tree: Root) => void {
  return (tree) => {
    visit(tree, 'table', (table, position, parent) => {
      if (!parent || position === undefined) return undefined;
      shapeTable(table);
      const className = isSmall(table) ? 'table-box table-box--small' : 'table-box';
      parent.children[position] = blockNode('div', { className }, [table]);
      return SKIP;
    });
  };
}

/** Whether it fits a phone as it is: a column of names, then numbers. */
function isSmall({ children: [, ...rows] }: Table): boolean {
  return rows.every(({ children: [, ...cells] }) =>
    cells.every((cell) => /^\d{0,4}$/.test(textOf(cell))),
  );
}

function shapeTable(table: Table): void {
  const [head, ...rows] = table.children;
  if (!head) return;
  const labels = head.children.map((cell) => textOf(cell));
  const namesRows = labels[0] === '';
  for (const cell of head.children) if (textOf(cell) === '') amend(cell, { hName: 'td' });
  for (const row of rows) {
    labelCells(row, labels);
    const [first] = row.children;
    if (namesRows && first) amend(first, { hName: 'th', hProperties: { scope: 'row' } });
  }
  alignCells(table);
  visit(table, 'inlineCode', ({ value }, position, parent) => {
    if (parent && position !== undefined) parent.children[position] = nameNode(value);
  });
}

function labelCells(row: TableRow, labels: readonly string[]): void {
  for (const [column, cell] of row.children.entries()) {
    const label = labels[column];
    if (label) amend(cell, { hProperties: { 'data-label': label } });
  }
}

/** As an attribute for the stylesheet: of its own accord a column's side becomes an inline style. */
function alignCells(table: Table): void {
  for (const { children } of table.children) {
    for (const [column, cell] of children.entries()) {
      const side = table.align?.[column];
      if (side) amend(cell, { hProperties: { ...cell.data?.hProperties, 'data-align': side } });
    }
  }
  table.align = null;
}

function amend(cell: TableCell, data: NonNullable<TableCell['data']>): void {
  cell.data = { ...cell.data, ...data };
}
