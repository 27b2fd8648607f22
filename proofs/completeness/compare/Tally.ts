import { CATEGORIES, type Category, type Fact } from '../expectedPlaces';

export interface Count {
  readonly expected: number;
  readonly found: number;
}

/** What was expected, what was found, and what was not. */
export class Tally {
  readonly missing: Fact[] = [];
  private readonly counts = new Map<Category, { expected: number; found: number }>();

  count(fact: Fact, found: boolean): void {
    const count = this.counts.get(fact.category) ?? { expected: 0, found: 0 };
    this.counts.set(fact.category, count);
    count.expected += 1;
    if (found) count.found += 1;
    else this.missing.push(fact);
  }

  /** The categories that occur, in the order of the table. */
  rows(): [Category, Count][] {
    return CATEGORIES.flatMap((category): [Category, Count][] => {
      const count = this.counts.get(category);
      return count ? [[category, count]] : [];
    });
  }
}
