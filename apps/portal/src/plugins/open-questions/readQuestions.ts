import { readYamlList } from '../../shared/data-pages/readYamlList';
import type { IdForm, YamlReading } from '../../shared/data-pages/YamlReading';
import type { Question, QuestionArea } from './Question';

/** Areas and questions share the page's anchors. */
const ID: IdForm = {
  pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  name: 'o id',
  rule: 'é de minúsculas e hifens, como formato-de-datas',
};
const AREA_KEYS = ['id', 'name', 'intro', 'questions'];
const QUESTION_KEYS = [
  'id',
  'question',
  'blocking',
  'why',
  'meanwhile',
  'reading',
  'operations',
] as const;

/**
 * Reads the open questions, area by area.
 *
 * @throws {Error} naming file and line of every text that is missing, every key that isn't known and
 * every id that has another form or is given twice.
 */
export function readQuestions(file: string): readonly QuestionArea[] {
  return readYamlList(file, 'áreas', readArea);
}

function readArea(node: unknown, reading: YamlReading): QuestionArea {
  reading.refuseOtherKeys(node, AREA_KEYS);
  return {
    id: reading.requireId(node, ID),
    name: reading.requireText(node, 'name'),
    intro: reading.readText(node, 'intro'),
    questions: reading.requireItems(node, 'questions').map((item) => readQuestion(item, reading)),
  };
}

function readQuestion(node: unknown, reading: YamlReading): Question {
  reading.refuseOtherKeys(node, QUESTION_KEYS);
  return {
    id: reading.requireId(node, ID),
    question: reading.requireText(node, 'question'),
    blocking: reading.requireBoolean(node, 'blocking'),
    why: reading.requireText(node, 'why'),
    meanwhile: reading.requireText(node, 'meanwhile'),
    reading: reading.readText(node, 'reading'),
    operations: reading.readTexts(node, 'operations'),
    place: reading.placeOf(node),
  };
}
