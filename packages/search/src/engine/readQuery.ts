import { contentWords, readForm, reduceWord, splitWords, weakWords } from '../text/words.js';
import type { Lexicon, Terms } from './Lexicon.js';
import { meanings as weights } from './weights.js';

export interface AskedWord {
  /** Folded. */
  readonly word: string;
  readonly typed: string;
  /** Whether it is about the documentation itself; results need not contain it. */
  readonly isWeak: boolean;
  readonly terms: Terms;
}

/** Words that mean the same as some neighbours in the query. */
export interface Alternative {
  /** Index of the first word that it replaces. */
  readonly from: number;
  /** Index behind the last one. */
  readonly to: number;
  readonly terms: readonly Terms[];
  readonly weight: number;
}

export interface AskedWords {
  readonly words: readonly AskedWord[];
  readonly alternatives: readonly Alternative[];
}

export function readQuery(query: string, lexicon: Lexicon): AskedWords {
  const found = splitWords(query);
  const open = /[\p{L}\p{N}]$/u.test(query) ? found.at(-1) : undefined;
  const words: AskedWord[] = [];
  const alternatives: Alternative[] = [];
  const replace = (from: number, to: number, others: readonly string[], weight: number) =>
    alternatives.push({
      from,
      to,
      terms: others.map((word) => lexicon.expand(word)),
      weight,
    });
  for (const whole of contentWords(found)) {
    const parts = contentWords(whole.parts);
    // A misspelt name is no list of words: `dataVencimneto`.
    const isName =
      parts.length === 0 || VALUE.test(whole.word) || lexicon.expand(whole.word).size > 0;
    for (const { end, start, word } of isName ? [whole] : parts) {
      const typed = query.slice(start, end);
      const terms = lexicon.expand(word, whole === open);
      words.push({ word, typed, isWeak: isWeak(word, lexicon), terms });
    }
  }
  for (const [at, { word }] of words.entries()) {
    const next = words[at + 1]?.word ?? '';
    // Two known words form a known name, and no misspelt one.
    if (next && (lexicon.has(word + next) || !lexicon.has(word) || !lexicon.has(next)))
      replace(at, at + 2, [word + next], weights.joined);
    for (const { other, reduce, words: form } of lexicon.phrases) {
      const isHere = form.every((reduced, index) => {
        const asked = words[at + index];
        return asked !== undefined && reduce(asked.word) === reduced;
      });
      if (isHere) replace(at, at + form.length, other, weights.equivalentPhrase);
    }
  }
  return { words, alternatives };
}

/** Small numbers say little, nor do values of the reader: dates, amounts, ids. */
function isWeak(word: string, lexicon: Lexicon): boolean {
  return weakWords.has(word) || /^\d\d?$/.test(word) || (VALUE.test(word) && !lexicon.has(word));
}

/** A number, or letters among many digits, as in a date, a UUID or a code. */
const VALUE = /^\d+$|(?:\d.*){4}/;

export function reduceForm(form: string): string[] {
  return readForm(form).map(reduceWord);
}

/** Whether a query is about a subject that the documentation does not cover. */
export function isForeign(query: string, foreign: readonly (readonly string[])[]): boolean {
  const asked = reduceForm(query);
  return foreign.some((form) =>
    asked.some((_, start) => form.every((word, index) => asked[start + index] === word)),
  );
}
