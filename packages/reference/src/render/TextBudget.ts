import { LIMITS } from '../limits.js';
import { OPENERS } from './isParsable.js';
import { isPlainText } from './isPlainText.js';

/** What becomes a link by itself. */
const ADDRESS = /https?:\/\/|www\.|@/gi;
const MARK = /[*_~`[\]()<>|&\\\n#]/g;

/**
 * Counts what it takes to read the descriptions of one service: every single one may be in measure, and
 * all not.
 */
export class TextBudget {
  private left: number;

  /** @param operations of the service. */
  constructor(operations: number) {
    this.left = LIMITS.descriptionCost + LIMITS.operationTexts * operations;
  }

  /** @returns whether the text is still in measure; one that is not leaves what is left to others. */
  spend(text: string): boolean {
    const cost = costOf(text);
    if (cost > this.left) return false;
    this.left -= cost;
    return true;
  }
}

function costOf(text: string): number {
  if (isPlainText(text)) return text.length;
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0;
  return (
    text.length +
    LIMITS.textCost +
    LIMITS.markCost * count(MARK) +
    LIMITS.itemCost * count(OPENERS) +
    LIMITS.addressCost * count(ADDRESS)
  );
}
