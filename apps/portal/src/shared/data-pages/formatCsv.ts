/** Excel takes a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes a spreadsheet for Excel in Portuguese: `;` between cells, CRLF after each row.
 *
 * @param columns names for the first row, in order; a cell that a row lacks stays empty.
 */
export function formatCsv<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Partial<Record<Column, string>>>[],
): string {
  const lines = [
    columns.join(';'),
    ...rows.map((row) => columns.map((column) => escapeCell(row[column] ?? '')).join(';')),
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
