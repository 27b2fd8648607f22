/** Functions that write each column's cell, by column name and in order; `undefined` leaves the cell to the reader. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | undefined>>;

/** Excel reads a file as UTF-8 only with this mark at its start. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes a spreadsheet for Excel in Portuguese: `;` between cells, CRLF after each row. */
export function formatCsv<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
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

/** Adds quotes if needed (RFC 4180). An apostrophe prevents spreadsheets from evaluating the cell as a formula. */
export function escapeCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
