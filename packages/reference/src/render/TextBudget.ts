/** What a service's descriptions may cost together: three times those of 5000 operations. */
export const MARKDOWN_LIMIT = 10_000_000;
/** Cost of one text, in characters of plain text. */
const TEXT_COST = 100;
/** Cost of one mark in it. */
export const MARK_COST = 20;
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
  private left = MARKDOWN_LIMIT;

  /** @throws {TextLimitError} when the descriptions are too many. */
  spend(text: string): void {
    this.left -= TEXT_COST + text.length + MARK_COST * (text.match(MARK)?.length ?? 0);
    if (this.left < 0) throw new TextLimitError(text);
  }
}
