import type { ContractIndex } from '../../contracts/ContractIndex';
import { fileAnchor } from '../../shared/fileAnchor';
import { type Content, inlineNode } from '../../shared/mdx/jsxNodes';
import type { PageFile } from './DataPage';

/** Functions that write each column's cell, by column name and in order; `undefined` leaves the cell to the reader. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | undefined>>;

/** A column for the reader to fill in. */
export const empty = () => undefined;

/** Excel reads a file as UTF-8 only with this mark at its start. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A CSV file published at an address, from the site's root. */
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

/** The download link of a spreadsheet. `before` describes its content. */
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
 * Escapes one cell, with quotes if needed (RFC 4180). An apostrophe prevents spreadsheets from evaluating the cell as a
 * formula.
 */
export function escapeCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
