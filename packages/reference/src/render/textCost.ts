import { LIMITS } from '@frontier/openapi';

/** A line without any Markdown in it, the usual case: some signs say something where it begins only. */
const PLAIN = /^(?![#=+:-])(?!.*:\/\/)[^\n*_`[\]<>&~|\\@]*$/;
/** Quotes and lists that one line opens, one in the other. */
const CONTAINERS = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){40}/m;
/** Lines that begin an item, a quote or a note: where one of those ends, the parser copies all it has read. */
const OPENERS = /^[ \t]*(?:>|[*+-][ \t]|\d{1,9}[.)][ \t]|\[\^)/gm;
/** What becomes a link by itself. */
const ADDRESS = /https?:\/\/|www\.|@/gi;
const MARK = /[*_~`[\]()<>|&\\\n#]/g;

/** Whether a text is the same before and after it is read as Markdown. */
export function isPlainText(text: string): boolean {
  return PLAIN.test(text);
}

/**
 * Whether Markdown can be parsed in time linear in its length. For some marks a parser takes the square or
 * the cube of their number, or a stack frame for each; texts made of them are no descriptions.
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

/** The cells of a table are read one by one, so that each of its lines counts by itself. */
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

/** Bounds the work for all descriptions of one service: each may be cheap to read, and all of them expensive. */
export class TextBudget {
  private left: number;

  /** @param operations of the service. */
  constructor(operations: number) {
    this.left = LIMITS.descriptionCost + LIMITS.operationTexts * operations;
  }

  /** @returns whether the budget allows the text; one that it does not allow takes nothing from it. */
  spend(text: string): boolean {
    const cost = costOf(text);
    if (cost > this.left) return false;
    this.left -= cost;
    return true;
  }
}

function costOf(text: string): number {
  if (isPlainText(text)) return text.length;
  return (
    text.length +
    LIMITS.textCost +
    LIMITS.markCost * count(text, MARK) +
    LIMITS.itemCost * count(text, OPENERS) +
    LIMITS.addressCost * count(text, ADDRESS)
  );
}

function count(text: string, mark: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(mark)) found += 1;
  return found;
}
