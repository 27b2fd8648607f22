import { toString as textOf } from 'mdast-util-to-string';
import type { Cell } from '../api-reference/embed/tableNodes';
import type { ShownJourney, ShownStep } from './describeScript';

const COLUMNS = [
  'passo',
  'jornada',
  'operacao',
  'metodo',
  'caminho',
  'acao',
  'resultado_esperado',
  'obtido',
  'data',
  'responsavel',
] as const;

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>;

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes the script as a spreadsheet for Excel in Portuguese: `;` between cells, CRLF after each
 * row, and the last three columns left for the reader.
 */
export function writeCsv(journeys: readonly ShownJourney[]): string {
  const rows = journeys.flatMap(({ name, steps }) => steps.map((step) => writeRow(name, step)));
  const lines = [
    COLUMNS.join(';'),
    ...rows.map((row) => COLUMNS.map((column) => escapeCell(row[column] ?? '')).join(';')),
  ];
  return BYTE_ORDER_MARK + lines.map((line) => `${line}\r\n`).join('');
}

function writeRow(journey: string, step: ShownStep): Row {
  const [call] = step.operations;
  return {
    passo: step.id,
    jornada: journey,
    operacao: step.operations.map(({ id }) => id).join(', '),
    metodo: step.isNotification ? '' : call?.method,
    caminho: step.isNotification ? '' : call?.path,
    acao: plainText(step.action),
    resultado_esperado: [step.code, plainText(step.expected)].filter(Boolean).join('. '),
  };
}

function plainText(cell: Cell): string {
  return textOf({ type: 'paragraph', children: [...cell] });
}

/**
 * One cell, quoted where it must be (RFC 4180). A cell that a spreadsheet would take for a formula
 * gets an apostrophe before it.
 */
export function escapeCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
