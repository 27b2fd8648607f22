import { foldText } from '../text/foldText.js';
import { isWithinOneTypo } from '../text/isWithinOneTypo.js';
import { reduceWord } from '../text/reduceWord.js';
import { rootsOf } from '../text/rootsOf.js';
import { soundOf } from '../text/soundOf.js';
import { stemEnglish } from '../text/stemEnglish.js';
import { addTo, listSingles, relate } from './relateWords.js';
import type { WordRelations } from './SearchData.js';
import type { Steps } from './steps.js';

/** How much a term of the index is what a word of the query means, from 0 to 1. */
export type Meanings = ReadonlyMap<string, number>;

const SAME_ROOT = 0.8;
const EQUIVALENT = 0.75;
const TRANSLATED = 0.95;
const PREFIX = 0.7;
const SOUND = 0.6;
const TYPO = 0.55;
/** Shorter words have too many neighbours. */
const SHORTEST_WITH_TYPO = 5;
const SHORTEST_SOUND = 4;
const SHORTEST_PREFIX = 3;
/** What is known as it stands is rarely the beginning of something else. */
const SHORTEST_KNOWN_PREFIX = 4;
const KNOWN_PREFIX = 0.6;

/** The words of the index, and what a word of a query may mean among them. */
export class Vocabulary {
  /** Words as they are written, folded, in order. */
  readonly #words: readonly string[];
  /** What they were reduced to, which is what the index knows, in the same order. */
  readonly #terms: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #byRoot = new Map<string, Set<string>>();
  /** Made when first a word is misspelt. */
  #bySound: Map<string, Set<string>> | undefined;
  /** Roots of the forms of one word, by each of them. */
  readonly #forms = new Map<string, Set<string>>();
  /** Single words that mean the same, reduced, by each of them. */
  readonly #equivalents = new Map<string, Set<string>>();
  /** The same by the roots of each, for its other forms. */
  readonly #equivalentsByRoot = new Map<string, Set<string>>();
  /** What English words mean, reduced, by their stems. */
  readonly #translations = new Map<string, Set<string>>();

  private constructor(reduced: ReadonlyMap<string, string>) {
    this.#words = [...reduced.keys()].sort();
    this.#terms = this.#words.map((word) => reduced.get(word) ?? word);
    this.#known = new Set(this.#terms);
  }

  /** @param reduced the words of the index, folded, with what each was reduced to. */
  static *make(reduced: ReadonlyMap<string, string>, words: WordRelations): Steps<Vocabulary> {
    const vocabulary = new Vocabulary(reduced);
    yield;
    yield* vocabulary.#listRoots();
    yield* vocabulary.#relateWords(words);
    return vocabulary;
  }

  *#listRoots(): Steps<void> {
    for (const term of this.#known) {
      for (const root of rootsOf(term)) addTo(this.#byRoot, root, term);
      yield;
    }
  }

  *#relateWords({ equivalents, forms, translations }: WordRelations): Steps<void> {
    yield* relate(this.#forms, forms, (word) => rootsOf(reduceWord(foldText(word))));
    yield* relate(this.#equivalents, equivalents.map(listSingles), (word) => [reduceWord(word)]);
    for (const [word, others] of this.#equivalents) {
      for (const root of rootsOf(word)) {
        for (const other of others) addTo(this.#equivalentsByRoot, root, other);
      }
      yield;
    }
    for (const [english, portuguese] of translations) {
      for (const word of listSingles(english)) {
        for (const meaning of listSingles(portuguese)) {
          addTo(this.#translations, stemEnglish(word), reduceWord(meaning));
        }
      }
      yield;
    }
  }

  has(reduced: string): boolean {
    return this.#known.has(reduced);
  }

  /**
   * The terms that a word may mean; empty when nothing is like it.
   *
   * @param word folded.
   * @param isLast whether its end may not have been typed yet.
   */
  meaningsOf(word: string, isLast: boolean): Meanings {
    const meanings = new Map<string, number>();
    const add = (terms: Iterable<string>, weight: number) => {
      for (const term of terms) {
        if (this.#known.has(term)) meanings.set(term, Math.max(meanings.get(term) ?? 0, weight));
      }
    };
    const reduced = reduceWord(word);
    const addAll = (meant: string, sureness: number) => {
      add([meant], sureness);
      add(this.#relatedTo(meant), sureness * SAME_ROOT);
      for (const equivalent of this.#equivalentsOf(meant)) {
        add([equivalent], sureness * EQUIVALENT);
        add(this.#relatedTo(equivalent), sureness * EQUIVALENT * SAME_ROOT);
      }
    };
    addAll(reduced, 1);
    for (const meant of this.#translations.get(stemEnglish(word)) ?? []) addAll(meant, TRANSLATED);
    const isKnown = meanings.size > 0;
    if (!isKnown || isLast) this.#addLonger(word, isKnown, add);
    if (meanings.size === 0) this.#addMisspelt(word, reduced, add);
    return meanings;
  }

  #equivalentsOf(reduced: string): Iterable<string> {
    const own = this.#equivalents.get(reduced);
    if (own) return own;
    return rootsOf(reduced).flatMap((root) => [...(this.#equivalentsByRoot.get(root) ?? [])]);
  }

  #relatedTo(reduced: string): string[] {
    const roots = new Set(
      rootsOf(reduced).flatMap((root) => [root, ...(this.#forms.get(root) ?? [])]),
    );
    return [...roots].flatMap((root) => [...(this.#byRoot.get(root) ?? [])]);
  }

  /** Terms of words that begin with what was typed. */
  #addLonger(
    start: string,
    isKnown: boolean,
    add: (terms: Iterable<string>, weight: number) => void,
  ): void {
    if (start.length < (isKnown ? SHORTEST_KNOWN_PREFIX : SHORTEST_PREFIX)) return;
    for (let at = lowerBound(this.#words, start); at < this.#words.length; at += 1) {
      const word = this.#words[at] ?? '';
      if (!word.startsWith(start)) break;
      const weight = PREFIX * (0.5 + (0.5 * start.length) / word.length);
      add([this.#terms[at] ?? ''], isKnown ? weight * KNOWN_PREFIX : weight);
    }
  }

  #listSounds(): Map<string, Set<string>> {
    if (this.#bySound) return this.#bySound;
    this.#bySound = new Map();
    for (const term of this.#known) addTo(this.#bySound, soundOf(term), term);
    return this.#bySound;
  }

  #addMisspelt(
    word: string,
    reduced: string,
    add: (terms: Iterable<string>, weight: number) => void,
  ): void {
    if (word.length < SHORTEST_WITH_TYPO || /\d/.test(word)) return;
    const sound = soundOf(reduced);
    if (sound.length >= SHORTEST_SOUND) add(this.#listSounds().get(sound) ?? [], SOUND);
    for (const [at, known] of this.#words.entries()) {
      if (known.length < SHORTEST_WITH_TYPO) continue;
      if (isWithinOneTypo(known, word)) add([this.#terms[at] ?? ''], TYPO);
    }
  }
}

function lowerBound(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
