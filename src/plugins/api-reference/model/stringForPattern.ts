/** Characters tried for one class, the most readable first. */
const CANDIDATES =
  '1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_./:@ +,#%&=()[]{}áéíóúçãõ';
/** Longest value made. */
const LENGTH_LIMIT = 200;

/** Open quantifiers tried: each one more multiplies the time a mismatch can take. */
const OPEN_LIMIT = 3;

interface Piece {
  readonly source: string;
  readonly minimum: number;
  readonly maximum: number;
}

/**
 * Makes a string for the common kind of pattern: literals and classes in a row, each with a
 * quantifier, alternatives and groups taken at their first branch. The result is checked against
 * the pattern, so a pattern beyond that gives nothing rather than a wrong value.
 *
 * @returns undefined when no valid value of the wanted length was found.
 */
export function stringForPattern(
  pattern: string,
  minLength: number,
  maxLength: number,
): string | undefined {
  if (pattern.length > LENGTH_LIMIT) return undefined;
  const pieces = splitPieces(pattern);
  const expression = compile(pattern);
  if (!pieces || !expression) return undefined;
  let text = pieces.map((piece) => repeat(piece, piece.minimum)).join('');
  for (const piece of pieces) {
    const missing = Math.max(minLength, 1) - text.length;
    if (missing <= 0) break;
    const count = Math.min(piece.minimum + missing, piece.maximum, LENGTH_LIMIT);
    text = pieces.map((other) => repeat(other, other === piece ? count : other.minimum)).join('');
  }
  return text.length <= Math.min(maxLength, LENGTH_LIMIT) && expression.test(text)
    ? text
    : undefined;
}

function compile(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

/** Cuts a pattern into single-character pieces with quantifiers; gives up on look-arounds and the like. */
function splitPieces(pattern: string): Piece[] | undefined {
  const branch = firstBranch(pattern.replace(/^\^/, '').replace(/\$$/, ''));
  if (branch === undefined) return undefined;
  const token =
    /(\\[dwsDWS]|\\.|\[(?:\\.|[^\]\\])+\]|[^\\[\](){}*+?|^$])(\{\d+(?:,\d*)?\}|[*+?])?/uy;
  const pieces: Piece[] = [];
  while (token.lastIndex < branch.length) {
    const match = token.exec(branch);
    if (!match) return undefined;
    pieces.push({ source: match[1] ?? '', ...readQuantifier(match[2]) });
  }
  const open = pieces.filter(({ maximum }) => maximum === LENGTH_LIMIT);
  return open.length > OPEN_LIMIT ? undefined : pieces;
}

/** Opens groups at their first alternative, innermost first, as long as they are not quantified. */
function firstBranch(pattern: string): string | undefined {
  let text = pattern;
  for (let round = 0; round < 20 && /\(/.test(text); round += 1) {
    const opened = text.replace(/\((?:\?:)?([^()]*)\)(?![*+?{])/u, (_, body: string) =>
      String(body.split('|')[0]),
    );
    if (opened === text) return undefined;
    text = opened;
  }
  return text.split('|')[0];
}

function readQuantifier(text: string | undefined): { minimum: number; maximum: number } {
  if (text === undefined) return { minimum: 1, maximum: 1 };
  if (text === '*') return { minimum: 0, maximum: LENGTH_LIMIT };
  if (text === '+') return { minimum: 1, maximum: LENGTH_LIMIT };
  if (text === '?') return { minimum: 0, maximum: 1 };
  const [low = '0', high] = text.slice(1, -1).split(',');
  const minimum = Math.min(Number(low), LENGTH_LIMIT);
  const open = text.includes(',') && high === '';
  return { minimum, maximum: open ? LENGTH_LIMIT : Math.min(Number(high ?? low), LENGTH_LIMIT) };
}

function repeat({ source }: Piece, count: number): string {
  if (count === 0) return '';
  const literal = source.replace(/^\\(?=[^dwsDWS])/, '');
  if ([...literal].length === 1) return literal.repeat(count);
  const allowed = [...CANDIDATES].filter((character) => matchesOne(source, character));
  if (allowed.length === 0) return '';
  return Array.from(
    { length: count },
    (_, index) => allowed[index % Math.min(allowed.length, 9)],
  ).join('');
}

function matchesOne(source: string, character: string): boolean {
  try {
    return new RegExp(`^${source}$`, 'u').test(character);
  } catch {
    return false;
  }
}
