import { LIMITS } from '../limits.js';

/** What becomes a link by itself. */
const ADDRESS = /https?:\/\/|www\.|@/gi;
const MARK = /[*_~`[\]()<>|&\\\n]/g;

/** Descriptions that would take a parser too long. */
export class TextLimitError extends RangeError {
  /** @param text the description that was one too many. */
  constructor(readonly text: string) {
    super('too many characters in different descriptions');
  }
}

/** Counts what the descriptions of one service cost: every single one may be in measure, and all not. */
export class TextBudget {
  private left = LIMITS.descriptionCost;

  /** @throws {TextLimitError} when the descriptions are too many. */
  spend(text: string): void {
    const addresses = text.match(ADDRESS)?.length ?? 0;
    this.left -= LIMITS.addressCost * addresses;
    this.left -= LIMITS.textCost + text.length + LIMITS.markCost * (text.match(MARK)?.length ?? 0);
    if (this.left < 0) throw new TextLimitError(text);
  }
}
