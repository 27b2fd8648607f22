import { formatCsv } from '../../shared/data-pages/formatCsv';
import { plainText } from '../../shared/mdx/plainText';
import type { ChecklistArea } from './Checklist';

const COLUMNS = [
  'item',
  'area',
  'conferir',
  'por_que',
  'prova',
  'feito',
  'data',
  'responsavel',
] as const;

/** Writes the list as a spreadsheet, with the last three columns left for the reader. */
export function writeCsv(areas: readonly ChecklistArea[]): string {
  return formatCsv(
    COLUMNS,
    areas.flatMap(({ items, name }) =>
      items.map(({ check, evidence, id, why }) => ({
        item: id,
        area: name,
        conferir: plainText(check),
        por_que: plainText(why),
        prova: plainText(evidence),
      })),
    ),
  );
}
