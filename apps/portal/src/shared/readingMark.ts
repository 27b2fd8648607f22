/** Where the questions left open stand, one anchor each. */
const QUESTIONS = '/docs/frontier/perguntas#';

/**
 * The mark of our own readings: a link with this text (with any other it is an ordinary link to a question),
 * its class (css/site/questions.css) and its title.
 */
export const READING_MARK = {
  text: 'leitura nossa',
  className: 'reading-mark',
  title: 'Leitura deste portal: a documentação de origem não diz. Leva à pergunta.',
} as const;
/** Whether a link leads to an open question. */
export function isQuestionLink(url: string): boolean {
  return url.startsWith(QUESTIONS);
}

/** Whether a link marks a statement as this portal's own reading, in contracts and guides alike. */
export function isReadingMark(url: string, text: string): boolean {
  return isQuestionLink(url) && text === READING_MARK.text;
}

/** The open question that a link leads to. */
export function questionOf(url: string): string {
  return url.slice(QUESTIONS.length);
}

/** How a link that marks our reading is set apart, in contracts; nothing for any other. */
export function markReading(url: string, text: string) {
  return isReadingMark(url, text)
    ? { className: READING_MARK.className, title: READING_MARK.title }
    : undefined;
}
