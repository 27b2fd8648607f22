import { foldText } from '../text/words.js';
import type { SearchPlace } from './listPlaces.js';
import { likeness } from './weights.js';

/** Signs inside a literal, or at its beginning: `application/json`, `--port`. */
const LITERAL = /[\p{L}\p{N}>}][/=.:+&?@#%<>{}$~]+[\p{L}\p{N}<{$]|^(?:\/|--|\$|@)[\p{L}{<]/u;
/** Punctuation around a literal. */
const AROUND = /^["'`(]+|["'`),;.:?!]+$/g;

/**
 * Finds places that contain the query's words with signs (`application/json`, `page=0`,
 * `/_sandbox/clock`) literally. Texts are folded at the first query that has one.
 */
export function createLiteralFinder(
  places: readonly SearchPlace[],
): (query: string) => ReadonlyMap<SearchPlace, number> {
  let texts: ReadonlyMap<SearchPlace, string> | undefined;
  return (query) => {
    const literals = query
      .split(/\s+/)
      .map((piece) => piece.replace(AROUND, ''))
      .filter((piece) => piece.length > 2 && LITERAL.test(piece))
      .map(foldText);
    const found = new Map<SearchPlace, number>();
    if (literals.length === 0) return found;
    texts ??= new Map(places.map((place) => [place, textOf(place)]));
    for (const [place, text] of texts) {
      const count = literals.filter((literal) => has(text, literal)).length;
      if (count > 0) found.set(place, likeness.literal ** (count / literals.length));
    }
    return found;
  };
}

function textOf({ entry, group, isHead }: SearchPlace): string {
  const { rest = '', names, text, title } = entry;
  const own = isHead ? `${group.path ?? ''} ${group.page}` : '';
  return foldText([title, ...names, text, rest, own].join(' '));
}

const WORD = /[\p{L}\p{N}]/u;

function has(text: string, literal: string): boolean {
  for (let at = text.indexOf(literal); at >= 0; at = text.indexOf(literal, at + 1)) {
    const isWhole =
      !(WORD.test(literal[0] ?? '') && WORD.test(text[at - 1] ?? '')) &&
      !(WORD.test(literal.at(-1) ?? '') && WORD.test(text[at + literal.length] ?? ''));
    if (isWhole) return true;
  }
  return false;
}
