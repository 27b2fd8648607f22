import { LIMITS } from '../limits.js';

/** Quotes and lists that one line opens, one in the other. */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){40}/m;

/** Lines that begin an item, a quote or a note: where one of those ends, the parser copies all it has read. */
export const OPENERS = /^[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t]|\[\^)/gm;

/**
 * Whether Markdown can be parsed in step with its length. A parser takes the square or the cube of
 * some marks' number, or a stack frame for each; texts made of them are no descriptions.
 */
export function isParsable(text: string): boolean {
  return (
    text.length <= LIMITS.textCharacters &&
    count(text, /^ {0,3}(?:=+|-+)[ \t]*$/gm) <= LIMITS.textUnderlines &&
    count(text, OPENERS) <= LIMITS.textItems &&
    count(text, /</g) <= LIMITS.textTags &&
    !CONTAINERS.test(text) &&
    text.split(/\n[ \t]*\n/).every(isParsableBlock)
  );
}

/** Cells of a table are read one by one, so that only each line of theirs counts. */
function isParsableBlock(block: string): boolean {
  if (codeCost(block) > LIMITS.blockCode) return false;
  const isTable = /^.*\|.*\n[ \t]*\|?[ \t]*:?-[-:| \t]*$/m.test(block);
  const lines = block.split('\n');
  const widest = lines.reduce((most, line) => Math.max(most, count(line, /\|/g)), 0);
  if (widest * lines.length > LIMITS.blockCells) return false;
  const parts = isTable ? lines : [block];
  return parts.every((part) => count(part, /[*_~]+|[[\]]/g) <= LIMITS.blockMarks);
}

/** Characters from each run of backticks to the next as long, or to the end where there is none. */
function codeCost(block: string): number {
  const starts = new Map<number, number>();
  let cost = 0;
  for (const { 0: run, index } of [...block.matchAll(/`+/g)].reverse()) {
    cost += (starts.get(run.length) ?? block.length) - index;
    starts.set(run.length, index);
  }
  return cost;
}

function count(text: string, mark: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(mark)) found += 1;
  return found;
}
