import { LIMITS } from '../../limits.js';
import { COST, type WorkBudget } from '../WorkBudget.js';
import { type PatternNode, parsePattern } from './parsePattern.js';

/** Characters tried for one class: the most readable first, then many kinds in few places. */
const ALPHABETS = [
  '1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_./:@ +,#%&=()[]{}!?*$;<>\'"\\|~^`áéíóúçãõ\t\n',
  'aB1@bC2#cD3-dE4_eF5$.:/+ !',
  'abcdefghijklmnopqrstuvwxyzABC123',
];

/**
 * Whether a text holds what a pattern asks for, anywhere in it unless the pattern says where.
 *
 * @throws {WorkSpentError} when nothing is left of the work allowed.
 * @returns undefined where the pattern can't be read, or that takes too long to tell.
 */
export function followsPattern(
  pattern: string,
  text: string,
  work: WorkBudget,
): boolean | undefined {
  const node = read(pattern);
  const characters = [...text.slice(0, LIMITS.patternText * 2 + 1)];
  if (!node || characters.length > LIMITS.patternText) return undefined;
  const run = new PatternRun(characters, work);
  for (let start = 0; start <= characters.length; start += 1) {
    const isFound = run.isFollowed(node, start, () => true);
    if (isFound !== false) return isFound;
  }
  return false;
}

/**
 * Writes a text of the wanted length for a pattern.
 *
 * @throws {WorkSpentError} when nothing is left of the work allowed.
 * @returns undefined when no valid text was found.
 */
export function stringForPattern(
  pattern: string,
  minLength: number,
  maxLength: number,
  work: WorkBudget,
): string | undefined {
  const node = read(pattern);
  for (const alphabet of node ? ALPHABETS : []) {
    const run = new PatternRun([], work, alphabet, minLength);
    let text: string | undefined;
    let tries = 0;
    const isValid = (end: number): boolean => {
      if (end === 0 || end < minLength || end > maxLength || tries > LIMITS.patternWays)
        return false;
      tries += 1;
      text = run.characters.slice(0, end).join('');
      return followsPattern(pattern, text, work) === true;
    };
    if (node && run.isFollowed(node, 0, isValid)) return text;
  }
  return undefined;
}

const known = new Map<string, PatternNode | undefined>();

function read(pattern: string): PatternNode | undefined {
  if (!known.has(pattern)) known.set(pattern, parsePattern(pattern));
  return known.get(pattern);
}

type Character = Extract<PatternNode, { kind: 'character' }>;

/** Continues with the rest of the pattern. */
type Next = (position: number) => boolean;

/**
 * Follows a pattern, one way after the other until one leads to the end: over the characters of a
 * text, or writing them.
 */
class PatternRun {
  private steps = 0;
  private readonly allowed = new Map<PatternNode, readonly string[]>();

  constructor(
    readonly characters: string[],
    private readonly work: WorkBudget,
    /** Characters to write for a class, the most readable first; without them nothing is written. */
    private readonly alphabet?: string,
    /** What may be repeated is repeated until the text has so many characters. */
    private readonly wanted = 0,
    /** Steps it may take: a text is written early, or not at all. */
    private readonly most = alphabet === undefined ? LIMITS.patternSteps : LIMITS.patternSteps / 8,
  ) {}

  /** Whether a way leads to the end; nothing where that takes too many steps, or calls, to tell. */
  isFollowed(node: PatternNode, at: number, next: Next): boolean | undefined {
    try {
      const isFound = this.follow(node, at, next, 0);
      return isFound || this.steps <= this.most ? isFound : undefined;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return undefined;
    }
  }

  /** @param count repetitions of the node so far. */
  private follow(node: PatternNode, at: number, next: Next, count: number): boolean {
    this.steps += 1;
    this.work.spend(COST.pattern);
    if (this.steps > this.most) return false;
    // Anchors and lookaheads are checked once the text is written.
    const isWriting = this.alphabet !== undefined;
    switch (node.kind) {
      case 'character':
        return this.takes(node, at, count) && next(at + 1);
      case 'row':
        return this.followRow(node.items, 0, at, next);
      case 'either':
        return node.branches.some((branch) => this.follow(branch, at, next, 0));
      case 'repeat':
        return this.followRepetition(node, 0, at, next);
      case 'start':
        return at === 0 && next(at);
      case 'end':
        return (isWriting || at === this.characters.length) && next(at);
      case 'boundary':
        return (isWriting || this.isWord(at - 1) !== this.isWord(at)) && next(at);
      case 'ahead':
        return (
          (isWriting || this.follow(node.item, at, () => true, 0) !== node.negative) && next(at)
        );
    }
  }

  private takes(node: Character, at: number, count: number): boolean {
    if (this.alphabet === undefined) {
      const character = this.characters[at];
      return character !== undefined && node.allows.test(character);
    }
    const allowed = this.allowed.get(node) ?? readable(node, this.alphabet);
    this.allowed.set(node, allowed);
    const character = allowed[count % allowed.length];
    if (character === undefined || at >= LIMITS.patternTextMade) return false;
    this.characters.splice(at, Number.POSITIVE_INFINITY, character);
    return true;
  }

  private followRow(items: readonly PatternNode[], index: number, at: number, next: Next): boolean {
    const item = items[index];
    if (!item) return next(at);
    return this.follow(item, at, (end) => this.followRow(items, index + 1, end, next), 0);
  }

  private followRepetition(
    node: Extract<PatternNode, { kind: 'repeat' }>,
    count: number,
    at: number,
    next: Next,
  ): boolean {
    const goOn = (end: number) =>
      (end > at || count < node.minimum) && this.followRepetition(node, count + 1, end, next);
    const again = () => count < node.maximum && this.follow(node.item, at, goOn, count);
    const stop = () => count >= node.minimum && next(at);
    const isEnough = this.alphabet !== undefined && at >= this.wanted;
    return isEnough ? stop() || again() : again() || stop();
  }

  private isWord(at: number): boolean {
    return /^\w$/.test(this.characters[at] ?? '');
  }
}

/** Some characters that a class allows, the most readable first. */
function readable({ allows, source }: Character, alphabet: string): readonly string[] {
  const literal = [...source.replace(/^\\(?=\W$)/, '')];
  if (literal.length === 1 && source !== '.') return literal;
  return [...alphabet].filter((one) => allows.test(one)).slice(0, 9);
}
