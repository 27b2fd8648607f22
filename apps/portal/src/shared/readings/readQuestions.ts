import { readYamlList } from '@frontier/contract-diff';
import { flag, id, list, optionalText, optionalTexts, record, text } from '../yamlFields';

/** Areas and questions share the page's anchors. */
const anchor = id({
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  name: 'o id',
  rule: 'é de minúsculas e hifens, como formato-de-datas',
});

/** What the specification doesn't say and a reader should ask. Texts are Markdown of one paragraph. */
const readQuestion = record({
  id: anchor,
  question: text,
  /** Whether an integration can't be finished without the answer. */
  blocking: flag,
  /** What in the reader's code depends on the answer. */
  why: text,
  /** What to do until there is one. */
  meanwhile: text,
  /** What contracts and guides assume; where they do, they carry the mark. */
  reading: optionalText,
  /** operationIds it concerns. */
  operations: optionalTexts,
});
export type Question = ReturnType<typeof readQuestion>;

/** One part of the specification about which it leaves questions open. */
const readArea = record({
  id: anchor,
  name: text,
  intro: optionalText,
  questions: list(readQuestion),
});
export type QuestionArea = ReturnType<typeof readArea>;

/**
 * Reads the open questions, area by area.
 *
 * @throws {Error} naming file and line of every text that is missing, every key that isn't known and
 * every id that has another form or is given twice.
 */
export function readQuestions(file: string): readonly QuestionArea[] {
  return readYamlList(file, 'áreas', readArea);
}
