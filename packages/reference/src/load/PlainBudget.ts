import { isScalar } from 'yaml';
import { type Phrase, phrase } from '../labels/phrase.js';

/** Values visited before a document is refused: far above the largest public contracts. */
const NODE_BUDGET = 2_000_000;
/** Values that aliases repeat, each time counted: real documents repeat a few examples. */
const ALIAS_BUDGET = 200_000;
/** Characters of the texts among them, which every page that shows them writes anew. */
const ALIAS_TEXT_BUDGET = 20_000_000;
/** Nesting refused beyond this, so that no later walk can exhaust the stack. */
const DEPTH_LIMIT = 200;
/** Characters of all pointers together: a long key counts again in every value below it. */
const POINTER_BUDGET = 200_000_000;

/** Counts what a document unfolds into while its tree is walked. */
export class PlainBudget {
  private visited = 0;
  private aliased = 0;
  private aliasedText = 0;
  private pointerLength = 0;

  /**
   * Counts one value.
   *
   * @param isRepeated an alias brings it.
   * @returns what there is too much of; nothing while it is all within measure.
   */
  spend(node: unknown, pointer: string, depth: number, isRepeated: boolean): Phrase | undefined {
    this.visited += 1;
    this.pointerLength += pointer.length;
    if (isRepeated) {
      this.aliased += 1;
      if (isScalar(node)) this.aliasedText += node.source?.length ?? 0;
    }
    if (this.visited > NODE_BUDGET) return phrase('found.manyValues', { max: NODE_BUDGET });
    if (this.pointerLength > POINTER_BUDGET) return phrase('found.longKeys');
    if (this.aliased > ALIAS_BUDGET) {
      return phrase('found.aliasedValues', { max: ALIAS_BUDGET });
    }
    if (this.aliasedText > ALIAS_TEXT_BUDGET) {
      return phrase('found.aliasedText', { max: ALIAS_TEXT_BUDGET });
    }
    return depth > DEPTH_LIMIT ? phrase('found.deepLevels', { max: DEPTH_LIMIT }) : undefined;
  }

  /** Counts maps that are merged into one, and their entries; `false` when there are too many. */
  spendMerged(maps: readonly (readonly unknown[])[], depth: number): boolean {
    for (const { length } of maps) this.visited += 1 + length;
    return this.visited <= NODE_BUDGET && depth <= DEPTH_LIMIT;
  }
}
