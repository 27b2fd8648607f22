import { formatCsv } from '../../shared/data-pages/formatCsv';
import { plainText } from '../../shared/mdx/plainText';
import type { ShownArea, ShownQuestion } from './describeQuestions';

const COLUMNS = [
  'id',
  'área',
  'pergunta',
  'bloqueia',
  'o que depende',
  'recomendação',
  'leitura deste portal',
  'chamadas',
  'resposta',
] as const;

type Row = Readonly<Partial<Record<(typeof COLUMNS)[number], string>>>;

/** Writes the questions as a spreadsheet, with the last column left for the answer. */
export function writeCsv(areas: readonly ShownArea[]): string {
  return formatCsv(
    COLUMNS,
    areas.flatMap(({ name, questions }) => questions.map((question) => writeRow(name, question))),
  );
}

function writeRow(area: string, question: ShownQuestion): Row {
  return {
    id: question.id,
    área: area,
    pergunta: plainText(question.question),
    bloqueia: question.blocking ? 'sim' : 'não',
    'o que depende': plainText(question.why),
    recomendação: plainText(question.meanwhile),
    'leitura deste portal': plainText(question.reading ?? ''),
    chamadas: question.operations.map(({ id }) => id).join(', '),
  };
}
