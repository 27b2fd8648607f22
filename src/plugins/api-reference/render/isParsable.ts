/** Characters of one text; no real description comes near. */
const LENGTH_LIMIT = 200_000;
/** Underlined headings and HTML tags of one text. */
const UNDERLINE_LIMIT = 200;
const TAG_LIMIT = 5_000;
/** Marks of emphasis and brackets between two empty lines. */
const MARK_LIMIT = 1_000;
/** Columns of one line of a table, and quotes and lists opened by one line. */
const COLUMN_LIMIT = 200;
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){40}/m;

/**
 * Whether Markdown can be parsed in step with its length. A parser takes the square or the cube of
 * some marks' number, or a stack frame for each; texts made of them are no descriptions.
 */
export function isParsable(text: string): boolean {
  return (
    text.length <= LENGTH_LIMIT &&
    count(text, /^ {0,3}(?:=+|-+)[ \t]*$/gm) <= UNDERLINE_LIMIT &&
    count(text, /</g) <= TAG_LIMIT &&
    !CONTAINERS.test(text) &&
    text.split('\n').every((line) => count(line, /\|/g) <= COLUMN_LIMIT) &&
    text.split(/\n[ \t]*\n/).every(isParsableBlock)
  );
}

/** Cells of a table are read one by one, so that only each line of theirs counts. */
function isParsableBlock(block: string): boolean {
  const isTable = /^.*\|.*\n[ \t]*\|?[ \t]*:?-[-:| \t]*$/m.test(block);
  const parts = isTable ? block.split('\n') : [block];
  return parts.every((part) => count(part, /[*_~]+|[[\]]/g) <= MARK_LIMIT);
}

function count(text: string, mark: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(mark)) found += 1;
  return found;
}
