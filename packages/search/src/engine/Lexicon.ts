import MiniSearch, { type SearchOptions } from 'minisearch';
import { rootsOf, soundOf } from '../text/forms.js';
import { COMPOUND, listWords, readForm, reduceWord, stemEnglish } from '../text/words.js';
import type { SearchDocument } from './listDocuments.js';
import type { WordRelations } from './Search.js';
import { fields, meanings as weights } from './weights.js';

/** Terms of the index that a word may mean, each with its certainty from 0 to 1. */
export type Terms = ReadonlyMap<string, number>;

export interface Phrase {
  /** Its words, each reduced with `reduce`. */
  readonly words: readonly string[];
  readonly reduce: (word: string) => string;
  readonly other: readonly string[];
}

type IndexField = keyof typeof fields;

export interface Match {
  readonly document: SearchDocument;
  readonly score: number;
  readonly fields: Readonly<Record<string, readonly IndexField[]>>;
}

/** Shorter words have too many similar words. */
const SHORTEST_WITH_TYPO = 5;
/** Letters before a number of the reader: `LNC000123`, `erro404`. */
const CODE = /^[a-z]{3,}\d+$/;
/** From this length on, any two letters may be wrong. */
const LONG = 10;
const SHORTEST_PREFIX = 3;
/** A complete word is rarely the beginning of another one. */
const SHORTEST_KNOWN_PREFIX = 4;

/** The texts of a document by field. Parameters in a path are no names of the operation. */
const TEXTS: Readonly<
  Record<IndexField, (document: SearchDocument) => readonly (string | undefined)[]>
> = {
  title: ({ entry }) => [entry.title],
  names: ({ group, isHead, names }) => [...names, ...(isHead ? [namesInPath(group.path)] : [])],
  text: ({ entry }) => [entry.text],
  rest: ({ entry }) => [entry.rest],
  context: ({ group, isHead }) =>
    isHead ? group.trail : [group.title, ...group.names, ...group.trail, namesInPath(group.path)],
  below: ({ group, isHead }) =>
    (isHead ? group.entries : [])
      .filter(({ kind }) => kind === 'section')
      .flatMap(({ names, text, title }) => [title, ...names, text]),
};

function namesInPath(path = ''): string {
  return path.replace(/\{.*?\}/g, '');
}

export class Lexicon {
  /** Words and phrases with synonyms; relations between single words have no phrase. */
  readonly phrases: Phrase[] = [];
  readonly #index: MiniSearch<SearchDocument>;
  readonly #written = new Map<string, readonly string[]>();
  readonly #reduced = new Map<string, string>();
  #known: ReadonlySet<string> = new Set();
  readonly #byRoot = new Map<string, Set<string>>();
  /** Reduced synonyms by reduced word, and by its roots. */
  readonly #equivalents = new Map<string, Set<string>>();
  readonly #equivalentsByRoot = new Map<string, Set<string>>();
  /** Reduced translations by English stem. */
  readonly #translations = new Map<string, Set<string>>();

  private constructor(private readonly documents: readonly SearchDocument[]) {
    const numbers = new Map(documents.map((document, at) => [document, at]));
    this.#index = new MiniSearch<SearchDocument>({
      fields: Object.keys(fields),
      extractField: (document, field) =>
        field === 'id' ? numbers.get(document) : TEXTS[field as IndexField](document).join(' '),
      tokenize: (text) => text.match(COMPOUND)?.flatMap((written) => this.#read(written)) ?? [],
      processTerm: (word) => {
        const term = this.#reduced.get(word) ?? reduceWord(word);
        this.#reduced.set(word, term);
        return term;
      },
      searchOptions: {
        boost: fields,
        tokenize: (terms) => terms.split(' '),
        processTerm: (term) => term,
      },
    });
  }

  /** Splits a compound into its words, once: documents repeat few compounds. */
  #read(written: string): readonly string[] {
    const known = this.#written.get(written) ?? listWords(written);
    this.#written.set(written, known);
    return known;
  }

  /** Indexes the documents in slices, between which a browser handles input. */
  static async create(
    documents: readonly SearchDocument[],
    words: WordRelations,
  ): Promise<Lexicon> {
    const lexicon = new Lexicon(documents);
    await lexicon.#index.addAllAsync(documents, { chunkSize: 50 });
    lexicon.#known = new Set(lexicon.#reduced.values());
    for (const term of lexicon.#known) {
      for (const root of rootsOf(term)) addTo(lexicon.#byRoot, root, term);
    }
    lexicon.#relate(words);
    return lexicon;
  }

  #relate({ equivalents, translations }: WordRelations): void {
    for (const list of equivalents) {
      for (const form of list) {
        const others = list.filter((other) => other !== form);
        this.#relateForm(form, others, reduceWord, this.#equivalents);
      }
    }
    for (const [word, meanings] of this.#equivalents) {
      for (const root of rootsOf(word))
        for (const meant of meanings) addTo(this.#equivalentsByRoot, root, meant);
    }
    for (const [english, portuguese] of translations) {
      for (const form of english)
        this.#relateForm(form, portuguese, stemEnglish, this.#translations);
    }
  }

  #relateForm(
    form: string,
    others: readonly string[],
    reduce: Phrase['reduce'],
    meanings: Map<string, Set<string>>,
  ): void {
    const words = readForm(form).map(reduce);
    for (const other of others.map(readForm)) {
      const [word = '', ...more] = words;
      const [meant = '', ...rest] = other;
      if (more.length + rest.length > 0) this.phrases.push({ words, reduce, other });
      else addTo(meanings, word, reduceWord(meant));
    }
  }

  has(word: string): boolean {
    return this.#known.has(reduceWord(word));
  }

  /**
   * @param word folded.
   * @param isLast whether the reader may still be typing it.
   */
  expand(word: string, isLast = false): Terms {
    const terms = new Map<string, number>();
    const add = (found: Iterable<string>, weight: number) => {
      for (const term of found) {
        if (this.#known.has(term)) terms.set(term, Math.max(terms.get(term) ?? 0, weight));
      }
    };
    const addForms = (term: string, weight: number) => {
      add([term], weight);
      add(withRoots(this.#byRoot, term), weight * weights.sameRoot);
    };
    const reduced = reduceWord(word);
    const translated = [...(this.#translations.get(stemEnglish(word)) ?? [])];
    for (const [term, weight] of [
      [reduced, 1] as const,
      ...translated.map((term) => [term, weights.translated] as const),
    ]) {
      addForms(term, weight);
      for (const other of this.#equivalentsOf(term)) addForms(other, weight * weights.equivalent);
    }
    const isKnown = terms.size > 0;
    if (!isKnown && CODE.test(word)) return this.expand(word.replace(/\d+$/, ''));
    if (
      word.length >= (isKnown ? SHORTEST_KNOWN_PREFIX : SHORTEST_PREFIX) &&
      (isLast || !isKnown)
    ) {
      for (const longer of this.#similarTo(word, { prefix: true }))
        add([longer], weights.prefix * (0.5 + (0.5 * word.length) / longer.length));
    }
    if (terms.size === 0 && word.length >= SHORTEST_WITH_TYPO && !/\d/.test(word))
      add(this.#listMisspelt(word, reduced), weights.typo);
    const sound = soundOf(word);
    if (terms.size === 0 && isLast && sound.length >= SHORTEST_KNOWN_PREFIX) {
      for (const [whole, meant] of [...this.#equivalents, ...this.#translations])
        if (whole.startsWith(word)) for (const term of meant) addForms(term, weights.prefix);
      add(
        [...this.#known].filter((term) => soundOf(term).startsWith(sound)),
        weights.prefix,
      );
    }
    return terms;
  }

  #equivalentsOf(term: string): Iterable<string> {
    return this.#equivalents.get(term) ?? withRoots(this.#equivalentsByRoot, term);
  }

  /** Terms that differ by one letter, only in spelling, or in the order of letters. */
  #listMisspelt(word: string, term: string): string[] {
    if (word.length >= LONG) return this.#similarTo(term, { fuzzy: 2 });
    const sort = (letters: string) => [...letters].sort().join('');
    const sorted = sort(word);
    const swapped = [...this.#reduced].filter(
      ([other]) => other.length === word.length && sort(other) === sorted,
    );
    // A share of the letters, because short words sound alike by chance (`cache`, `SAC`).
    const alike = this.#similarTo(term, { fuzzy: 0.3 }).filter(
      (other) => soundOf(other) === soundOf(term),
    );
    return [...this.#similarTo(term, { fuzzy: 1 }), ...swapped.map(([, own]) => own), ...alike];
  }

  #similarTo(term: string, options: SearchOptions): string[] {
    return [...new Set(this.#index.search(term, options).flatMap(({ terms }) => terms))];
  }

  match(terms: Terms): Match[] {
    if (terms.size === 0) return [];
    const found = this.#index.search([...terms.keys()].join(' '), {
      boostTerm: (term) => terms.get(term) ?? 0,
    });
    return found.flatMap(({ id, match, score }) => {
      const document = this.documents[Number(id)];
      return document ? [{ document, score, fields: match as Match['fields'] }] : [];
    });
  }
}

function withRoots(sets: ReadonlyMap<string, ReadonlySet<string>>, term: string): string[] {
  return rootsOf(term).flatMap((root) => [...(sets.get(root) ?? [])]);
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value));
}
