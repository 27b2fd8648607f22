import { nearestNames } from '../../apps/portal/src/shared/nearestNames';
import {
  isQuestionLink,
  questionOf,
  READING_MARK,
} from '../../apps/portal/src/shared/readings/readingMark';
import type { QuestionArea } from '../../apps/portal/src/shared/readings/readQuestions';

/** A Markdown link to an open question. */
export interface QuestionLink {
  /** 1-based line within the text. */
  readonly line: number;
  readonly text: string;
  /** Anchor of the question. */
  readonly id: string;
}

const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)[^)]*\)/g;
/** Wrong wordings of the mark. */
const LIKE_MARK = /^\W*(?:nossa leitura|leitura (?:nossa|d?este portal|do portal))\W*$/i;

/** All links to open questions in a Markdown text, or in a YAML file with folded Markdown texts. */
export function listQuestionLinks(text: string): QuestionLink[] {
  return [...text.matchAll(LINK)].flatMap(({ 1: label = '', 2: url = '', index }) => {
    if (!isQuestionLink(url)) return [];
    const line = text.slice(0, index).split('\n').length;
    return [{ line, text: label.replaceAll(/\s+/g, ' '), id: questionOf(url) }];
  });
}

/**
 * Checks a link to an open question: the question exists; a mark has its exact wording, and its
 * question an assumption.
 */
export function checkQuestionLink(
  { id, text }: QuestionLink,
  areas: readonly QuestionArea[],
): string | undefined {
  const questions = areas.flatMap((area) => area.questions);
  const known = [...areas, ...questions].map((place) => place.id);
  if (!known.includes(id)) {
    return `não há pergunta "${id}". Nomes mais parecidos: ${nearestNames(id, known).join(', ')}`;
  }
  if (!LIKE_MARK.test(text)) return undefined;
  if (text !== READING_MARK) return `a marca se escreve "${READING_MARK}", e não "${text}"`;
  const question = questions.find((candidate) => candidate.id === id);
  return question?.reading === undefined
    ? `a pergunta "${id}" não traz uma leitura (reading) que a marca possa mostrar`
    : undefined;
}

/** Reports assumptions that no page and no contract marks. */
export function findUnusedReadings(
  areas: readonly QuestionArea[],
  links: readonly QuestionLink[],
): string[] {
  const marked = new Set(links.filter(({ text }) => text === READING_MARK).map(({ id }) => id));
  return areas
    .flatMap(({ questions }) => questions)
    .filter(({ id, reading }) => reading !== undefined && !marked.has(id))
    .map(({ id, place }) => `${place} ${id}: nenhuma página nem contrato marca esta leitura`);
}
