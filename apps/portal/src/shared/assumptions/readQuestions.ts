import * as z from 'zod';
import { id, optionalText, readDataFile, record, text, texts } from '../dataFile';

const anchor = id(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'formato-de-datas');

/** A gap in the specification to ask about. Texts are Markdown of one paragraph. */
const question = record({
  id: anchor,
  question: text,
  /** Whether an integration depends on the answer to be finished. */
  blocking: z.boolean().default(false),
  /** The part of the reader's code that depends on the answer. */
  why: text,
  /** Advice until there is an answer. */
  meanwhile: text,
  /** The calls whose recording shows the answer; absent where traffic cannot show it. */
  observe: optionalText,
  /** Contracts and guides mark every use of it. */
  assumption: optionalText,
  /** operationIds of the affected operations. */
  operations: texts,
});
export type Question = z.output<typeof question>;
export type AskedQuestion = Pick<Question, 'id' | 'question'>;

const area = record({
  id: anchor,
  name: text,
  intro: optionalText,
  questions: z.array(question),
});
export type QuestionArea = z.output<typeof area>;

const areas = z.array(area);

export const readQuestions = (file: string): readonly QuestionArea[] => readDataFile(file, areas);

export function questionsById(file: string): ReadonlyMap<string, Question> {
  return new Map(
    readQuestions(file).flatMap(({ questions }) => questions.map((one) => [one.id, one])),
  );
}
