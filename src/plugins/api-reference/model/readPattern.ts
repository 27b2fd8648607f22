/** One character of a pattern, and how often it may stand. */
export interface Piece {
  /** A literal, an escape or a class, as the pattern writes it. */
  readonly source: string;
  readonly minimum: number;
  readonly maximum: number;
}

/** Most repetitions and most pieces told apart; a pattern that demands more is given up. */
export const REPETITION_LIMIT = 200;

const ESCAPE = String.raw`\\(?:[dwsDWS]|[pP]\{\w+(?:=\w+)?\}|[tnrfv]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|[\^$\\.*+?()[\]{}|/])`;
const CLASS = String.raw`\[(?:\\.|[^\]\\])*\]`;
const ATOM = new RegExp(String.raw`${ESCAPE}|${CLASS}|[^\\[\](){}*+?|^$]`, 'uy');
const GROUP = /\((?:\?:|\?<\w+>|(?!\?))/uy;
const QUANTIFIER = /(?:\{(\d+)(,(\d*))?\}|([*+?]))\??/uy;

/** Places that must be the text's first and last. */
type Item = Piece | 'start' | 'end';

/**
 * Reads a pattern into pieces in a row, any text of which matches it: groups and alternatives are
 * taken at their first branch, repeated groups as seldom as they may be. Nothing is ever tried
 * against the pattern itself, which may be made to take for ever.
 *
 * @returns undefined for look-arounds, back references and other things beyond that.
 */
export function readPattern(pattern: string): Piece[] | undefined {
  const reader = new Reader(pattern);
  const items = reader.alternatives();
  if (!items || !reader.atEnd) return undefined;
  const first = items.findIndex((item) => item !== 'start');
  const inside = first < 0 ? [] : items.slice(first);
  while (inside.at(-1) === 'end') inside.pop();
  const pieces = inside.filter((item) => typeof item === 'object');
  return pieces.length === inside.length ? pieces : undefined;
}

class Reader {
  private position = 0;

  constructor(private readonly pattern: string) {}

  get atEnd(): boolean {
    return this.position === this.pattern.length;
  }

  /** The items of the first branch; the others are read past. */
  alternatives(): Item[] | undefined {
    const first = this.row();
    while (first && this.take('|')) if (!this.row()) return undefined;
    return first;
  }

  private row(): Item[] | undefined {
    const items: Item[] = [];
    while (!this.atEnd && !'|)'.includes(this.pattern[this.position] ?? '')) {
      const next = this.item();
      if (!next || items.length + next.length > REPETITION_LIMIT) return undefined;
      items.push(...next);
    }
    return items;
  }

  private item(): Item[] | undefined {
    if (this.take('^')) return ['start'];
    if (this.take('$')) return ['end'];
    const group = this.match(GROUP) && this.alternatives();
    if (group) {
      if (!this.take(')')) return undefined;
      const { minimum } = this.quantifier();
      if (minimum * group.length > REPETITION_LIMIT) return undefined;
      return Array.from({ length: minimum }, () => group).flat();
    }
    const source = this.match(ATOM)?.[0];
    if (source === undefined) return undefined;
    const { maximum, minimum } = this.quantifier();
    return minimum > REPETITION_LIMIT ? undefined : [{ source, minimum, maximum }];
  }

  private quantifier(): { minimum: number; maximum: number } {
    const [found, low, comma, high, sign] = this.match(QUANTIFIER) ?? [];
    if (found === undefined) return { minimum: 1, maximum: 1 };
    if (sign !== undefined) {
      return { minimum: sign === '+' ? 1 : 0, maximum: sign === '?' ? 1 : REPETITION_LIMIT };
    }
    const most = comma === undefined ? low : high || String(REPETITION_LIMIT);
    const minimum = Number(low);
    return { minimum, maximum: Math.max(minimum, Math.min(Number(most), REPETITION_LIMIT)) };
  }

  private take(character: string): boolean {
    const found = this.pattern[this.position] === character;
    if (found) this.position += 1;
    return found;
  }

  private match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.position;
    const match = expression.exec(this.pattern) ?? undefined;
    if (match) this.position = expression.lastIndex;
    return match;
  }
}
