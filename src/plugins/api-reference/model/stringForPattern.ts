import { type Piece, REPETITION_LIMIT, readPattern } from './readPattern';

/** Characters tried for one class, the most readable first. */
const CANDIDATES =
  '1234567890ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_./:@ +,#%&=()[]{}áéíóúçãõ';
/** Longest pattern read and longest value made. */
const LENGTH_LIMIT = REPETITION_LIMIT;

/**
 * Makes a string for the common kind of pattern: literals, classes and groups in a row, each with a
 * quantifier, alternatives taken at their first branch. A pattern beyond that gives nothing rather
 * than a wrong value.
 *
 * @returns undefined when no valid value of the wanted length was found.
 */
export function stringForPattern(
  pattern: string,
  minLength: number,
  maxLength: number,
): string | undefined {
  if (pattern.length > LENGTH_LIMIT || !isPattern(pattern)) return undefined;
  const pieces = readPattern(pattern);
  if (!pieces) return undefined;
  const characters = pieces.map((piece) => charactersOf(piece));
  if (pieces.some(({ minimum }, index) => minimum > 0 && !characters[index])) return undefined;
  const counts = stretch(pieces, characters, Math.max(minLength, 1));
  const text = counts.map((count, index) => fill(characters[index] ?? '', count)).join('');
  const fits = text.length >= minLength && text.length <= Math.min(maxLength, LENGTH_LIMIT);
  return text !== '' && fits ? text : undefined;
}

function isPattern(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** How often each piece stands, the first that can be repeated making up for what is missing. */
function stretch(pieces: readonly Piece[], characters: readonly string[], wanted: number) {
  let missing = wanted - pieces.reduce((sum, { minimum }) => sum + minimum, 0);
  return pieces.map(({ maximum, minimum }, index) => {
    const more = characters[index] ? Math.max(Math.min(missing, maximum - minimum), 0) : 0;
    missing -= more;
    return minimum + more;
  });
}

/** The characters a piece allows, as many as make a value look like one. */
function charactersOf({ source }: Piece): string {
  if ([...source].length === 1 && source !== '.') return source;
  if (/^\\\W$/.test(source)) return source.slice(1);
  const expression = new RegExp(`^(?:${source})$`, 'u');
  return [...CANDIDATES]
    .filter((character) => expression.test(character))
    .slice(0, 9)
    .join('');
}

function fill(characters: string, count: number): string {
  const all = [...characters];
  return Array.from({ length: count }, (_, index) => all[index % all.length]).join('');
}
