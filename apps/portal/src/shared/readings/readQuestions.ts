import * as z from 'zod';
import { id, optionalText, readDataFile, record, text, texts } from '../dataFile';

/** Areas and questions share the page's anchors. */
const anchor = id(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'formato-de-datas');

/** A gap of the specification that a reader should ask about. Texts are Markdown of one paragraph. */
const question = record({
  id: anchor,
  question: text,
  /** Whether an integration can't be finished without the answer. */
  blocking: z.boolean(),
  /** The part of the reader's code that depends on the answer. */
  why: text,
  /** Advice until there is an answer. */
  meanwhile: text,
  /** The assumption of contracts and guides, which carry the mark where they make it. */
  reading: optionalText,
  /** operationIds it concerns. */
  operations: texts,
});
export type Question = z.output<typeof question>;

/** One subject of the specification with the questions that it leaves open. */
const area = record({
  id: anchor,
  name: text,
  intro: optionalText,
  questions: z.array(question),
});
export type QuestionArea = z.output<typeof area>;

const areas = z.array(area);

/**
 * Reads the open questions, area by area.
 *
 * @throws {Error} with file and line of every fault.
 */
export function readQuestions(file: string): readonly QuestionArea[] {
  return readDataFile(file, areas);
}
