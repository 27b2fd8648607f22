import { LIMITS } from '../../limits.js';

/** A pattern taken apart (ECMA-262 regular expressions, as JSON Schema asks for). */
export type PatternNode =
  | { readonly kind: 'character'; readonly source: string; readonly allows: RegExp }
  | { readonly kind: 'row'; readonly items: readonly PatternNode[] }
  | { readonly kind: 'either'; readonly branches: readonly PatternNode[] }
  | { readonly kind: 'group'; readonly index: number; readonly item: PatternNode }
  | { readonly kind: 'again'; readonly index: number }
  | { readonly kind: 'start' | 'end' | 'boundary' | 'noBoundary' }
  | { readonly kind: 'ahead'; readonly negative: boolean; readonly item: PatternNode }
  | Repetition;

export interface Repetition {
  readonly kind: 'repeat';
  readonly item: PatternNode;
  readonly minimum: number;
  readonly maximum: number;
}

const ESCAPE = String.raw`\\(?:[dwsDWS]|[pP]\{\w+(?:=\w+)?\}|[tnrfv]|c[A-Za-z]|x[\da-fA-F]{2}|u[\da-fA-F]{4}|[^\w\s])`;
const CLASS = String.raw`\[(?:\\.|[^\]\\])*\]`;
const ATOM = new RegExp(String.raw`${ESCAPE}|${CLASS}|[^\\[()*+?|^$]`, 'uy');
const GROUP = /\((\?:|\?<\w+>|\?=|\?!|(?!\?))/uy;
const QUANTIFIER = /(?:\{(\d+)(,(\d*))?\}|([*+?]))\??/uy;
const AGAIN = /\\([1-9])(?!\d)/uy;

/**
 * Takes a pattern apart.
 *
 * @returns undefined for what is no pattern, and for look-behinds and other rare things.
 */
export function parsePattern(pattern: string): PatternNode | undefined {
  if (pattern.length > LIMITS.patternCharacters || !isPattern(pattern)) return undefined;
  const parser = new Parser(pattern);
  const node = parser.alternatives();
  return parser.atEnd ? node : undefined;
}

/** Read as a pattern of Unicode characters, or of code units where it is only that. */
function isPattern(text: string): boolean {
  return isUnicodePattern(text) || compiles(text, '');
}

/** Whether a text is a regular expression of Unicode characters (ECMA-262, flag `u`); never run. */
export function isUnicodePattern(text: string): boolean {
  return compiles(text, 'u');
}

function compiles(text: string, flags: string): boolean {
  try {
    new RegExp(text, flags);
    return true;
  } catch {
    return false;
  }
}

class Parser {
  private position = 0;
  private groups = 0;

  constructor(private readonly pattern: string) {}

  get atEnd(): boolean {
    return this.position === this.pattern.length;
  }

  alternatives(): PatternNode | undefined {
    const branches: PatternNode[] = [];
    do {
      const branch = this.row();
      if (!branch) return undefined;
      branches.push(branch);
    } while (this.take('|'));
    const [first] = branches;
    return branches.length === 1 ? first : { kind: 'either', branches };
  }

  private row(): PatternNode | undefined {
    const items: PatternNode[] = [];
    while (!this.atEnd && !'|)'.includes(this.pattern[this.position] ?? '')) {
      const item = this.item();
      if (!item) return undefined;
      items.push(item);
    }
    return { kind: 'row', items };
  }

  private item(): PatternNode | undefined {
    if (this.take('^')) return { kind: 'start' };
    if (this.take('$')) return { kind: 'end' };
    if (this.take('\\b')) return { kind: 'boundary' };
    if (this.take('\\B')) return { kind: 'noBoundary' };
    const item = this.group() ?? this.again() ?? this.character();
    return item && this.repeated(item);
  }

  private group(): PatternNode | undefined {
    const sign = this.match(GROUP)?.[1];
    if (sign === undefined) return undefined;
    const captures = sign === '' || sign.startsWith('?<');
    if (captures) this.groups += 1;
    const index = this.groups;
    const item = this.alternatives();
    if (!item || !this.take(')')) return undefined;
    if (sign === '?=' || sign === '?!') return { kind: 'ahead', negative: sign === '?!', item };
    return captures ? { kind: 'group', index, item } : item;
  }

  private again(): PatternNode | undefined {
    const index = this.match(AGAIN)?.[1];
    return index === undefined ? undefined : { kind: 'again', index: Number(index) };
  }

  private character(): PatternNode | undefined {
    const source = this.match(ATOM)?.[0];
    const allows = source === undefined ? undefined : oneCharacter(source);
    return source === undefined || !allows ? undefined : { kind: 'character', source, allows };
  }

  private repeated(item: PatternNode): PatternNode {
    const [found, low, comma, high, sign] = this.match(QUANTIFIER) ?? [];
    if (found === undefined) return item;
    if (sign !== undefined) {
      const maximum = sign === '?' ? 1 : LIMITS.patternRepetitions;
      return { kind: 'repeat', item, minimum: sign === '+' ? 1 : 0, maximum };
    }
    const most = comma === undefined ? low : high || String(LIMITS.patternRepetitions);
    return { kind: 'repeat', item, minimum: Number(low), maximum: Number(most) };
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

/** Tried against single characters only, which no expression makes slow. */
function oneCharacter(source: string): RegExp | undefined {
  const literal = [...source].length === 1 && source !== '.';
  const escaped = literal ? source.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&') : source;
  for (const flags of ['u', '']) {
    try {
      return new RegExp(`^(?:${escaped})$`, flags);
    } catch {
      // The other reading may know it.
    }
  }
  return undefined;
}
