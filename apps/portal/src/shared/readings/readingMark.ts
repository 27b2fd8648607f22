/** Where the questions left open stand, one anchor each. */
const QUESTIONS = '/docs/frontier/perguntas#';

/** The mark of our own readings: a link with this text (with any other it is an ordinary link to a question). */
export const READING_MARK = 'leitura nossa';

export function isQuestionLink(url: string): boolean {
  return url.startsWith(QUESTIONS);
}

/** Whether a link marks a statement as this portal's own reading, in contracts and guides alike. */
export function isReadingMark(url: string, text: string): boolean {
  return isQuestionLink(url) && text === READING_MARK;
}

/** The open question that a link leads to. */
export function questionOf(url: string): string {
  return url.slice(QUESTIONS.length);
}

export function addressOfQuestion(id: string): string {
  return `${QUESTIONS}${id}`;
}
