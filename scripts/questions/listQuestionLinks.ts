import { isQuestionLink, questionOf } from '../../apps/portal/src/shared/readingMark';

/** A Markdown link to an open question. */
export interface QuestionLink {
  /** 1-based line within the text. */
  readonly line: number;
  readonly text: string;
  /** The anchor it names. */
  readonly id: string;
}

const LINK = /\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)[^)]*\)/g;

/** Every link to an open question in a Markdown text, or in a file that holds such texts. */
export function listQuestionLinks(text: string): QuestionLink[] {
  return [...text.matchAll(LINK)].flatMap(({ 1: label = '', 2: url = '', index }) =>
    isQuestionLink(url)
      ? [{ line: text.slice(0, index).split('\n').length, text: label, id: questionOf(url) }]
      : [],
  );
}
