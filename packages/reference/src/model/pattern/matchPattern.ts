import { LIMITS } from '../../limits.js';
import { COST, type WorkBudget } from '../WorkBudget.js';
import type { PatternNode, Repetition } from './parsePattern.js';

/**
 * Whether a text holds what a pattern asks for, anywhere in it unless the pattern says where.
 *
 * @throws {WorkSpentError} when nothing is left of the work allowed.
 * @returns undefined where that takes too long to tell.
 */
export function matchPattern(
  pattern: PatternNode,
  text: string,
  work: WorkBudget,
): boolean | undefined {
  if (text.length > LIMITS.patternText * 2) return undefined;
  const characters = [...text];
  if (characters.length > LIMITS.patternText) return undefined;
  const matcher = new Matcher(characters, work);
  for (let start = 0; start <= characters.length && !matcher.isTired; start += 1) {
    if (matcher.match(pattern, start, () => true)) return true;
  }
  return matcher.isTired ? undefined : false;
}

type Continue = (position: number) => boolean;

class Matcher {
  private steps = 0;
  private readonly captured = new Map<number, string>();

  constructor(
    private readonly characters: readonly string[],
    private readonly work: WorkBudget,
  ) {}

  get isTired(): boolean {
    return this.steps > LIMITS.patternSteps;
  }

  match(node: PatternNode, at: number, next: Continue): boolean {
    this.steps += 1;
    this.work.spend(COST.pattern);
    if (this.isTired) return false;
    switch (node.kind) {
      case 'character': {
        const character = this.characters[at];
        return character !== undefined && node.allows.test(character) && next(at + 1);
      }
      case 'row':
        return this.matchRow(node.items, 0, at, next);
      case 'either':
        return node.branches.some((branch) => this.match(branch, at, next));
      case 'group':
        return this.match(node.item, at, (end) => {
          const earlier = this.captured.get(node.index);
          this.captured.set(node.index, this.characters.slice(at, end).join(''));
          if (next(end)) return true;
          this.captured.set(node.index, earlier ?? '');
          return false;
        });
      case 'again': {
        const text = [...(this.captured.get(node.index) ?? '')];
        const same = text.every((character, index) => this.characters[at + index] === character);
        return same && next(at + text.length);
      }
      case 'ahead':
        return this.match(node.item, at, () => true) !== node.negative && next(at);
      case 'repeat':
        return this.matchRepetition(node, 0, at, next);
      default:
        return this.stands(node.kind, at) && next(at);
    }
  }

  private matchRow(
    items: readonly PatternNode[],
    index: number,
    at: number,
    next: Continue,
  ): boolean {
    const item = items[index];
    if (!item) return next(at);
    return this.match(item, at, (end) => this.matchRow(items, index + 1, end, next));
  }

  private matchRepetition(node: Repetition, count: number, at: number, next: Continue): boolean {
    const goOn = (end: number) =>
      (end > at || count < node.minimum) && this.matchRepetition(node, count + 1, end, next);
    if (count < node.maximum && this.match(node.item, at, goOn)) return true;
    return count >= node.minimum && next(at);
  }

  private stands(kind: 'start' | 'end' | 'boundary' | 'noBoundary', at: number): boolean {
    if (kind === 'start') return at === 0;
    if (kind === 'end') return at === this.characters.length;
    const isWord = (character = '') => /^\w$/.test(character);
    const isBoundary = isWord(this.characters[at - 1]) !== isWord(this.characters[at]);
    return isBoundary === (kind === 'boundary');
  }
}
