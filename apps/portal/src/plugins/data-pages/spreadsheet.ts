import type { ContractIndex } from '../../contracts/ContractIndex';
import { fileAnchor } from '../../shared/fileAnchor';
import { type Content, inlineNode } from '../../shared/mdx/jsxNodes';
import type { PageFile } from './DataPage';

/** What each column says of a row, by the column's name, in order; nothing where it is left for the reader. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | undefined>>;

/** A column left for the reader. */
export const empty = () => undefined;

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A spreadsheet at an address, from the site's root. */
export function spreadsheet<Row>(
  address: string,
  columns: Columns<Row>,
  readRows: (index: ContractIndex) => readonly Row[],
): PageFile {
  return {
    address,
    type: 'text/csv; charset=utf-8',
    write: (index) => formatCsv(columns, readRows(index)),
  };
}

/** Where readers get a spreadsheet; `before` says what is in it. */
export function downloadNodes(csv: string, title: string, before = ''): (Content | string)[] {
  return [
    inlineNode('a', { id: fileAnchor(csv), href: csv, download: null }, [title]),
    ` (${before}para Excel e outras planilhas)`,
  ];
}

/** Writes a spreadsheet for Excel in Portuguese: `;` between cells, CRLF after each row. */
function formatCsv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const lines = [
    Object.keys(columns).join(';'),
    ...rows.map((row) =>
      Object.values(columns)
        .map((write) => escapeCell(write(row) ?? ''))
        .join(';'),
    ),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}

/**
 * One cell, quoted where it must be (RFC 4180). A cell that a spreadsheet would take for a formula
 * gets an apostrophe before it.
 */
export function escapeCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
