/** Thrown where one example takes more than its share of work; only that example is given up. */
export class WorkSpentError extends Error {
  constructor() {
    super('the work allowed for one example is spent');
    this.name = 'WorkSpentError';
  }
}

/** What one step of each kind counts, in about the time one step of a pattern takes. */
export const COST = { pattern: 1, form: 2, check: 4, make: 16 } as const;

/**
 * Counts the work that goes into examples: values made and checked, forms opened, characters looked
 * at, steps of patterns. All of it is counted here, so that no kind of document finds a way around.
 */
export class WorkBudget {
  /** What was spent so far. */
  spent = 0;
  private end: number;

  /** @param limit of all work together. */
  constructor(private readonly limit: number) {
    this.end = limit;
  }

  /** Begins a piece of work, of which no more is done than this allows. */
  begin(allowance: number): void {
    this.end = Math.min(this.limit, this.spent + allowance);
  }

  /** @throws {WorkSpentError} when there is nothing left of the piece begun. */
  spend(count: number): void {
    this.spent += count;
    if (this.spent > this.end) throw new WorkSpentError();
  }
}
