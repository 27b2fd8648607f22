import { LIMITS } from '../../limits.js';

/** A pattern taken apart (ECMA-262 regular expressions, as JSON Schema asks for). */
export type PatternNode =
  | { readonly kind: 'character'; readonly source: string; readonly allows: RegExp }
  | { readonly kind: 'row'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'either'; readonly branches: readonly PatternNode[] }
  | { readonly kind: 'start' }
  | { readonly kind: 'end' }
  | { readonly kind: 'boundary' }
  | { readonly kind: 'ahead'; readonly negative: boolean; readonly item: PatternNode }
  | {
      readonly kind: 'repeat';
      readonly item: PatternNode;
      readonly minimum: number;
      readonly maximum: number;
    };

const ESCAPE = String.raw`\\(?:[dwsDWS]|[pP]\{\w+(?:=\w+)?\}|[tnrfv]|c[A-Za-z]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|[^\w\s])`;
const CLASS = String.raw`\[(?:\\.|[^\]\\])*\]`;
const ATOM = new RegExp(String.raw`${ESCAPE}|${CLASS}|[^\\[()*+?|^$]`, 'uy');
const GROUP = /\((\?:|\?<\w+>|\?=|\?!|(?!\?))/uy;
const QUANTIFIER = /(?:\{(\d+)(,(\d*))?\}|([*+?]))\??/uy;

/**
 * Takes a pattern apart.
 *
 * @returns undefined for what is no pattern, and for what is rare: looks behind, back references, `\B`.
 */
export function parsePattern(pattern: string): PatternNode | undefined {
  if (pattern.length > LIMITS.patternCharacters) return undefined;
  // Read as a pattern of Unicode characters, or of code units where it is only that.
  if (!isUnicodePattern(pattern) && !compile(pattern, '')) return undefined;
  const parser = new Parser(pattern);
  const node = parser.alternatives();
  return parser.atEnd ? node : undefined;
}

/** Whether a text is a regular expression of Unicode characters (ECMA-262, flag `u`); never run. */
export function isUnicodePattern(text: string): boolean {
  return compile(text, 'u') !== undefined;
}

function compile(text: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(text, flags);
  } catch {
    return undefined;
  }
}

/** Stops at what it can't read, and so doesn't get to the end. */
class Parser {
  private position = 0;

  constructor(private readonly pattern: string) {}

  get atEnd(): boolean {
    return this.position === this.pattern.length;
  }

  alternatives(): PatternNode {
    const branches: PatternNode[] = [];
    do {
      const items: PatternNode[] = [];
      for (let item = this.item(); item; item = this.item()) items.push(item);
      branches.push(only(items) ?? { kind: 'row', items });
    } while (this.take('|'));
    return only(branches) ?? { kind: 'either', branches };
  }

  private item(): PatternNode | undefined {
    if (this.take('^')) return { kind: 'start' };
    if (this.take('$')) return { kind: 'end' };
    if (this.take('\\b')) return { kind: 'boundary' };
    const sign = this.match(GROUP)?.[1];
    const item = sign === undefined ? this.character() : this.alternatives();
    if (!item || (sign !== undefined && !this.take(')'))) return undefined;
    const isAhead = sign === '?=' || sign === '?!';
    return this.repeated(isAhead ? { kind: 'ahead', negative: sign === '?!', item } : item);
  }

  /** A character or class, tried against single characters only, which no expression makes slow. */
  private character(): PatternNode | undefined {
    const source = this.match(ATOM)?.[0];
    if (source === undefined) return undefined;
    const isLiteral = [...source].length === 1 && source !== '.';
    const escaped = isLiteral ? source.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&') : source;
    const allows = compile(`^(?:${escaped})$`, 'u') ?? compile(`^(?:${escaped})$`, '');
    return allows && { kind: 'character', source, allows };
  }

  private repeated(item: PatternNode): PatternNode {
    const [found, low = '', comma, high, sign] = this.match(QUANTIFIER) ?? [];
    if (found === undefined) return item;
    const minimum = sign === undefined ? Number(low) : Number(sign === '+');
    const isOpen = sign === undefined ? comma !== undefined && !high : sign !== '?';
    const maximum = isOpen ? LIMITS.patternRepetitions : Number(sign ? 1 : high || low);
    return { kind: 'repeat', item, minimum, maximum };
  }

  private take(text: string): boolean {
    const found = this.pattern.startsWith(text, this.position);
    if (found) this.position += text.length;
    return found;
  }

  private match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.position;
    const match = expression.exec(this.pattern) ?? undefined;
    if (match) this.position = expression.lastIndex;
    return match;
  }
}

function only(nodes: readonly PatternNode[]): PatternNode | undefined {
  return nodes.length === 1 ? nodes[0] : undefined;
}
