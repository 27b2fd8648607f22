import { LIMITS } from '../../limits.js';
import type { WorkBudget } from '../WorkBudget.js';
import { matchPattern } from './matchPattern.js';
import { type PatternNode, parsePattern } from './parsePattern.js';

/** Characters tried for one class: the most readable first, then many kinds in few places. */
const ALPHABETS = [
  '1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_./:@ +,#%&=()[]{}!?*$;<>\'"\\|~^`áéíóúçãõ\t\n',
  'aB1@bC2#cD3-dE4_eF5$.:/+ !',
  'abcdefghijklmnopqrstuvwxyzABC123',
];

/** One character class and how often it may stand. */
interface Piece {
  readonly characters: string;
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * Makes a string for a pattern: the first way through it that gives the wanted length and, where it
 * looks ahead or back, still matches.
 *
 * @returns undefined when no valid value was found.
 */
export function stringForPattern(
  pattern: string,
  minLength: number,
  maxLength: number,
  work: WorkBudget,
): string | undefined {
  const node = parsePattern(pattern);
  if (!node) return undefined;
  for (const alphabet of ALPHABETS) {
    for (let way = 0; way < LIMITS.patternWays; way += 1) {
      const walk = new Walk(alphabet, way);
      const pieces = walk.pieces(node);
      work.spend(walk.count);
      const text = pieces && write(pieces, minLength, Math.min(maxLength, LIMITS.patternTextMade));
      const matches = text !== undefined && matchPattern(node, text, work);
      if (matches === undefined) return undefined;
      if (matches) return text;
      if (walk.isLast) break;
    }
  }
  return undefined;
}

/** One way through a pattern: what is chosen at each fork is read off the digits of a number. */
class Walk {
  /** Parts of the pattern looked at. */
  count = 0;
  private readonly groups = new Map<number, readonly Piece[]>();

  constructor(
    private readonly alphabet: string,
    private rest: number,
  ) {}

  /** No further way is left. */
  get isLast(): boolean {
    return this.rest > 0;
  }

  pieces(node: PatternNode): Piece[] | undefined {
    this.count += 1;
    if (this.count > LIMITS.patternPieces) return undefined;
    switch (node.kind) {
      case 'character':
        return this.repeat(node, 1, 1);
      case 'row':
        return this.join(node.items);
      case 'either': {
        const branch = node.branches[this.choose(node.branches.length)];
        return branch && this.pieces(branch);
      }
      case 'group': {
        const inside = this.pieces(node.item);
        if (inside) this.groups.set(node.index, inside);
        return inside;
      }
      case 'again':
        return [...(this.groups.get(node.index) ?? [])];
      case 'repeat': {
        const { item, maximum, minimum } = node;
        if (item.kind === 'character') return this.repeat(item, minimum, maximum);
        const times = minimum + this.choose(Math.min(maximum - minimum, 12) + 1);
        if (times > LIMITS.patternPieces) return undefined;
        return this.join(Array.from({ length: times }, () => item));
      }
      default:
        return [];
    }
  }

  private join(nodes: readonly PatternNode[]): Piece[] | undefined {
    const all: Piece[] = [];
    for (const node of nodes) {
      const pieces = this.pieces(node);
      if (!pieces) return undefined;
      all.push(...pieces);
    }
    return all;
  }

  private repeat(
    { allows, source }: Extract<PatternNode, { kind: 'character' }>,
    minimum: number,
    maximum: number,
  ): Piece[] | undefined {
    const literal = source.replace(/^\\(?=\W$)/, '');
    const single = [...literal].length === 1 && source !== '.';
    const characters = single
      ? literal
      : [...this.alphabet].filter((character) => allows.test(character)).slice(0, 9);
    if (characters.length === 0) return minimum > 0 ? undefined : [];
    return [{ characters: [...characters].join(''), minimum, maximum }];
  }

  private choose(ways: number): number {
    const chosen = this.rest % ways;
    this.rest = Math.floor(this.rest / ways);
    return chosen;
  }
}

/** Each piece as often as it must stand, the first that can be repeated making up what is missing. */
function write(pieces: readonly Piece[], minimum: number, maximum: number): string | undefined {
  let missing = Math.max(minimum, 1) - pieces.reduce((sum, piece) => sum + piece.minimum, 0);
  if (
    missing > LIMITS.patternTextMade ||
    pieces.some((piece) => piece.minimum > LIMITS.patternRepetitions)
  ) {
    return undefined;
  }
  const text = pieces
    .map((piece) => {
      const more = Math.max(Math.min(missing, piece.maximum - piece.minimum), 0);
      missing -= more;
      const all = [...piece.characters];
      const length = Math.min(piece.minimum + more, LIMITS.patternTextMade + 1);
      return Array.from({ length }, (_, index) => all[index % all.length]).join('');
    })
    .join('');
  const { length } = [...text];
  return text !== '' && length >= minimum && length <= maximum ? text : undefined;
}
