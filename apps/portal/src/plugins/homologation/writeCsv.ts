import { toString as textOf } from 'mdast-util-to-string';
import { formatCsv } from '../../shared/data-pages/formatCsv';
import type { ShownJourney, ShownStep } from './describeScript';

const COLUMNS = [
  'passo',
  'nucleo',
  'jornada',
  'depende_de',
  'operacao',
  'metodo',
  'caminho',
  'acao',
  'resultado_esperado',
  'guardar',
  'obtido',
  'data',
  'responsavel',
] as const;

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>;

/** Writes the script as a spreadsheet, with the last three columns left for the reader. */
export function writeCsv(journeys: readonly ShownJourney[]): string {
  return formatCsv(
    COLUMNS,
    journeys.flatMap(({ name, steps }) => steps.map((step) => writeRow(name, step))),
  );
}

function writeRow(journey: string, step: ShownStep): Row {
  const [call] = step.operations;
  return {
    passo: step.id,
    nucleo: step.isCore ? 'sim' : 'não',
    jornada: journey,
    depende_de: step.needs.join(', '),
    operacao: step.operations.map(({ id }) => id).join(', '),
    metodo: step.isNotification ? '' : call?.method,
    caminho: step.isNotification ? '' : call?.path,
    acao: textOf(step.action),
    resultado_esperado: [step.code, textOf(step.expected)].filter(Boolean).join('. '),
    guardar: textOf(step.keep),
  };
}
