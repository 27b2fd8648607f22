import { reduceWord } from '../text/reduceWord.js';
import { listCompounds, splitWords, type Word } from '../text/splitWords.js';
import { stopWords } from '../text/stopWords.js';

/** A term of a text, and how much of the word there it is. */
export interface TermUse {
  readonly term: string;
  readonly share: number;
}

/** Of a word that a name in code is made of, beside the name itself. */
const PART = 0.75;

/** Reads the terms of texts: the same few thousand words come again and again. */
export class TermReader {
  /** Every word as it is written, folded, with the term it was reduced to. */
  readonly words = new Map<string, string>();
  readonly #known = new Map<string, readonly TermUse[]>();

  /** The terms of a text, those that say nothing left out. */
  read(text: string): TermUse[] {
    const uses: TermUse[] = [];
    for (const compound of listCompounds(text)) {
      let known = this.#known.get(compound);
      if (!known) {
        known = splitWords(compound).flatMap((word) => this.#describe(word, 1));
        this.#known.set(compound, known);
      }
      for (const use of known) uses.push(use);
    }
    return uses;
  }

  #describe({ parts, word }: Word, share: number): TermUse[] {
    const own = stopWords.has(word) ? [] : [{ term: this.#reduce(word), share }];
    return [...own, ...parts.flatMap((part) => this.#describe(part, PART))];
  }

  #reduce(word: string): string {
    const term = reduceWord(word);
    this.words.set(word, term);
    return term;
  }
}
