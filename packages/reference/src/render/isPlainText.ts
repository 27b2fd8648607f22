/** A line without any Markdown in it, the usual case: some signs say something where it begins only. */
const PLAIN = /^(?![#=+:-])(?!.*:\/\/)[^\n*_`[\]<>&~|\\@]*$/;

/** Whether a text is the same before and after it is read as Markdown. */
export function isPlainText(text: string): boolean {
  return PLAIN.test(text);
}
