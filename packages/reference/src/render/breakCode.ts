/** A line of code with fewer characters fits on every screen. */
const SHORT = 30;
const TAG = /<[^>]*>/g;
const RUN = /(?:<[^>]*>|[^\s<])+/g;
/**
 * The group matches where a line may break: after `/`, a bracket, `=` or `,`, and before `.` or `@`. Hosts have their
 * own breaks (`highlightCode`).
 */
const JOINT = /https?:\/\/[^\s'"</?]+|<[^>]*>|([/([{=,](?=[\w"'$<])|(?=[.@](?:[A-Za-z]|<i)))/g;
/** Punctuation at the end of a line, after a blank: `\`, `{`, `});`. */
const LAST_SIGN = / ((?:<[^>]*>)*)([^\w\s<>]{1,4})(?=(?:<\/i>)?$)/;

/**
 * Lets a long line of highlighted code break between the parts of addresses and calls instead of inside a name, and
 * keeps the punctuation at its end with the word before it. The text remains the same.
 */
export function breakCode(html: string): string {
  return html
    .split('\n')
    .map((line) => {
      if (!isLongLine(line.trim())) return line;
      return line
        .replace(RUN, (run) => (isLongLine(run) ? addBreaks(run) : run))
        .replace(LAST_SIGN, '$1<span class="r-end"> $2</span>');
    })
    .join('\n');
}

function isLongLine(html: string): boolean {
  return html.replace(TAG, '').length > SHORT;
}

function addBreaks(run: string): string {
  return run.replace(JOINT, (piece, joint?: string) =>
    joint === undefined ? piece : `${piece}<wbr>`,
  );
}
