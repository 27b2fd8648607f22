import { isScalar } from 'yaml';
import { type Phrase, phrase } from '../labels/faults/phrase.js';
import { LIMITS } from '../limits.js';
import { pointerCost } from './pointerCost.js';

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
    this.pointerLength += pointerCost(pointer.length);
    if (isRepeated) {
      this.aliased += 1;
      if (isScalar(node)) this.aliasedText += node.source?.length ?? 0;
    }
    if (this.visited > LIMITS.values) return phrase('found.manyValues', { max: LIMITS.values });
    if (this.pointerLength > LIMITS.pointerCharacters) return phrase('found.longKeys');
    if (this.aliased > LIMITS.aliasedValues) {
      return phrase('found.aliasedValues', { max: LIMITS.aliasedValues });
    }
    if (this.aliasedText > LIMITS.aliasedCharacters) {
      return phrase('found.aliasedText', { max: LIMITS.aliasedCharacters });
    }
    return depth > LIMITS.levels ? phrase('found.deepLevels', { max: LIMITS.levels }) : undefined;
  }

  /** Keys are so long that looking at further ones only takes time. */
  get hasLongKeys(): boolean {
    return this.pointerLength > LIMITS.pointerCharacters;
  }

  /** Counts maps that are merged into one, and their entries; `false` when there are too many. */
  spendMerged(maps: readonly (readonly unknown[])[], depth: number): boolean {
    for (const { length } of maps) this.visited += 1 + length;
    return this.visited <= LIMITS.values && depth <= LIMITS.levels;
  }
}
