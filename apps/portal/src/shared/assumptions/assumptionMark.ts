import { ASSUMPTION_MARK } from '@frontier/openapi';

/** Address of the open questions, with one anchor for each. */
const QUESTIONS = '/docs/frontier/perguntas#';

export function isQuestionLink(url: string): boolean {
  return url.startsWith(QUESTIONS);
}

/** Whether a link in a guide, whose text is the mark, marks a statement as this portal's assumption. */
export function isAssumptionMark(url: string, text: string): boolean {
  return isQuestionLink(url) && text === ASSUMPTION_MARK;
}

/** The open question that a link refers to. */
export function questionOf(url: string): string {
  return url.slice(QUESTIONS.length);
}

export function addressOfQuestion(id: string): string {
  return `${QUESTIONS}${id}`;
}

const MARKS = new RegExp(` \\[${ASSUMPTION_MARK}\\]\\([^)]*\\)`, 'g');

/** Markdown without the marks of assumptions. */
export function withoutMarks(markdown: string): string {
  return markdown.replace(MARKS, '');
}

/** The mark of an assumption, as guides write it. */
export function markOfQuestion(id: string): string {
  return `[${ASSUMPTION_MARK}](${addressOfQuestion(id)})`;
}
