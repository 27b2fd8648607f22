import { phrase } from '../../labels/faults/phrase.js';
import { LIMITS } from '../../limits.js';
import type { BuildContext } from '../context.js';
import { TooLargeError } from '../spend.js';

/** What one schema lists (fields, forms, positions), as far as its operation may still show it. */
export class ShownEntries {
  /** How many were not built. */
  leftOut = 0;

  constructor(private readonly context: Pick<BuildContext, 'budget' | 'isLastTry'>) {}

  /**
   * Builds one entry after the other until the operation has all it may show.
   *
   * @param pointer of the schema that lists them.
   * @throws {TooLargeError} instead of leaving any out, as long as more could be linked.
   */
  map<Entry, Built>(
    entries: readonly Entry[],
    pointer: string | undefined,
    build: (entry: Entry, index: number) => Built,
  ): Built[] {
    const built: Built[] = [];
    for (const [index, entry] of entries.entries()) {
      if (this.context.budget.leftToOperation <= 0) {
        this.leaveOut(entries.length - index, pointer);
        break;
      }
      built.push(build(entry, index));
    }
    return built;
  }

  private leaveOut(count: number, pointer: string | undefined): void {
    if (!this.context.isLastTry) {
      const max = LIMITS.nodesOfOperation;
      throw new TooLargeError(phrase('found.manyFields', { max }), pointer);
    }
    this.leftOut += count;
  }
}
