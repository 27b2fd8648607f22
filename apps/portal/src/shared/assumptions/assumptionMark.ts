import { ASSUMPTION_MARK } from '@frontier/openapi';

/** Address of the open questions, with one anchor for each. */
const QUESTIONS = '/docs/frontier/perguntas#';

export function isQuestionLink(url: string): boolean {
  return url.startsWith(QUESTIONS);
}

/** A link to a question marks an assumption of this portal only with the mark's text. */
export function isAssumptionMark(url: string, text: string): boolean {
  return isQuestionLink(url) && text === ASSUMPTION_MARK;
}

export function questionOf(url: string): string {
  return url.slice(QUESTIONS.length);
}

export function addressOfQuestion(id: string): string {
  return `${QUESTIONS}${id}`;
}

const MARKS = new RegExp(` \\[${ASSUMPTION_MARK}\\]\\([^)]*\\)`, 'g');

export function withoutMarks(markdown: string): string {
  return markdown.replace(MARKS, '');
}

/** The mark of an assumption, as guides write it. */
export function markOfQuestion(id: string): string {
  return `[${ASSUMPTION_MARK}](${addressOfQuestion(id)})`;
}
