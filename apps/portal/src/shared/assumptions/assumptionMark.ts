/** Address of the open questions, with one anchor for each. */
const QUESTIONS = '/docs/frontier/perguntas#';

/** Link text that turns a link to a question into a mark of our assumption; other texts give ordinary links. */
export const ASSUMPTION_MARK = 'leitura nossa';

export function isQuestionLink(url: string): boolean {
  return url.startsWith(QUESTIONS);
}

/** Whether a link in a contract or guide marks a statement as this portal's assumption. */
export function isAssumptionMark(url: string, text: string): boolean {
  return isQuestionLink(url) && text === ASSUMPTION_MARK;
}

/** Whether a contract's Markdown has a mark of an assumption. */
export function hasAssumptionMark(markdown: string): boolean {
  return markdown.includes(`[${ASSUMPTION_MARK}]`);
}

/** The open question that a link refers to. */
export function questionOf(url: string): string {
  return url.slice(QUESTIONS.length);
}

export function addressOfQuestion(id: string): string {
  return `${QUESTIONS}${id}`;
}
