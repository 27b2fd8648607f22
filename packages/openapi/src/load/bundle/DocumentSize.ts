import { isObject, type JsonValue } from '../../json.js';
import { LIMITS } from '../../limits.js';
import { type Phrase, phrase } from '../../words/phrase.js';
import { pointerCost } from '../plainValues.js';
import { Refusal } from './Refusal.js';

/** Counts the values of several files, which together must not be more than those of one. */
export class DocumentSize {
  private values = 0;
  private pointerCharacters = 0;

  /**
   * Counts one value.
   *
   * @param length characters of its pointer.
   * @throws {Refusal} where it is one too many.
   */
  add(length: number, depth: number): void {
    this.values += 1;
    this.pointerCharacters += pointerCost(length);
    if (this.values > LIMITS.values)
      throw refuse(phrase('found.manyValues', { max: LIMITS.values }));
    if (this.pointerCharacters > LIMITS.pointerCharacters) throw refuse(phrase('found.longKeys'));
    if (depth > LIMITS.levels) throw refuse(phrase('found.deepLevels', { max: LIMITS.levels }));
  }

  /** Counts a value with all it holds. */
  addAll(value: JsonValue, length = 0, depth = 0): void {
    this.add(length, depth);
    const entries = Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
    for (const [key, inner] of entries) this.addAll(inner, length + 1 + key.length, depth + 1);
  }
}

function refuse(found: Phrase): Refusal {
  return new Refusal(phrase('expected.reasonableSize'), found, phrase('mend.split'), true);
}
