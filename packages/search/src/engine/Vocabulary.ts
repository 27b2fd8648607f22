import { foldText, readForm, reduceWord, stemEnglish } from '../text/words.js';
import type { WordRelations } from './Search.js';
import type { Steps } from './steps.js';
import { meanings as weights } from './weights.js';

/** Replacements that unify spellings of one sound, applied in this order. */
const ALIKE: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/ph/g, 'f'],
  [/ch|sh/g, 'x'],
  [/(?<=[lnst])h|^h|(?<=[aeiou])h/g, ''],
  [/qu(?=[ei])|ck|c(?![eih])/g, 'k'],
  [/gu(?=[ei])/g, 'g'],
  [/sc(?=[ei])|xc(?=[ei])|ss|c(?=[ei])/g, 's'],
  [/g(?=[ei])/g, 'j'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/w/g, 'u'],
  [/m(?=[^aeiou]|$)/g, 'n'],
  [/l(?=[^aeiou]|$)/g, 'u'],
  [/(.)\1+/g, '$1'],
];

/**
 * Phonetic key of a reduced word in Brazilian Portuguese; common misspellings share a key:
 * `emição` and `emissão`, `conciliassão` and `conciliação`.
 */
export function soundOf(reduced: string): string {
  // Folding removes the cedilla, which sounds like `s` before `a`, `o` and `u`.
  const marked = reduced.replace(/c(?=a(?:o|$))/g, 's');
  return ALIKE.reduce((word, [spelling, sound]) => word.replace(spelling, sound), marked);
}

/**
 * Endings of verbs and their nouns after `reduceWord`, longest first.
 */
const ENDINGS = [
  'izadora|amentos|imentos',
  'ament|iment|adora|edora|idora|aveis|iveis',
  'ador|edor|idor|anci|enci|atur|avel|ivel|aran|eran|iran|ativ|itiv|ando|endo|indo',
  'aca|ica|and|end|ind|ant|ava|ara|era|ira|usa|amo|emo|imo',
  'ad|id|ar|er|ir|ou|eu|iu|ei|av|an|en',
]
  .join('|')
  .split('|')
  .sort((a, b) => b.length - a.length);

/** Unrelated words would share shorter roots. */
const SHORTEST = 3;

/**
 * Possible verb roots of a reduced word: `criar`, `criação` and `criado` share `cri`; `liquidar` and
 * `liquidação` share `liquid`. `libero` may itself be a root or have an ending, so it has two. Roots
 * also join unrelated words; a root therefore counts less than the word itself.
 */
export function rootsOf(reduced: string): readonly string[] {
  if (/\d/.test(reduced)) return [reduced];
  const ending = ENDINGS.find(
    (end) => reduced.endsWith(end) && reduced.length - end.length >= SHORTEST,
  );
  if (ending === undefined) return [trimRoot(reduced)];
  const root = reduced.slice(0, -ending.length);
  // `conclusão`, of `concluir`.
  return [trimRoot(reduced), trimRoot(ending === 'usa' ? `${root}u` : root)];
}

/** Maps `bloqueio` and `bloqueia` to the root of `bloquear`. */
function trimRoot(root: string): string {
  return root.length > SHORTEST + 1 ? root.replace(/(?<=e)i$/, '') : root;
}

/** Terms of the index that a query word may mean, each with its certainty from 0 to 1. */
export type Meanings = ReadonlyMap<string, number>;

/** Shorter words have too many similar words. */
const SHORTEST_WITH_TYPO = 5;
const SHORTEST_SOUND = 4;
const SHORTEST_PREFIX = 3;
/** A complete word is rarely the beginning of another one. */
const SHORTEST_KNOWN_PREFIX = 4;

/** The words of the index; resolves a query word to terms. */
export class Vocabulary {
  /** Folded words, sorted. */
  readonly #words: readonly string[];
  /** The reduced form of each of `#words`, at the same index. */
  readonly #terms: readonly string[];
  readonly #known: ReadonlySet<string>;
  readonly #byRoot = new Map<string, Set<string>>();
  /** Built at the first misspelt word. */
  #bySound: Map<string, Set<string>> | undefined;
  /** Roots of all forms of a word, by each root. */
  readonly #forms = new Map<string, Set<string>>();
  /** Synonyms that are single words, reduced, by each of them. */
  readonly #equivalents = new Map<string, Set<string>>();
  /** Synonyms by the roots of each. */
  readonly #equivalentsByRoot = new Map<string, Set<string>>();
  /** Reduced translations, by English stem. */
  readonly #translations = new Map<string, Set<string>>();

  private constructor(reduced: ReadonlyMap<string, string>) {
    this.#words = [...reduced.keys()].sort();
    this.#terms = this.#words.map((word) => reduced.get(word) ?? word);
    this.#known = new Set(this.#terms);
  }

  /** @param reduced folded words of the index, each with its reduced form. */
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
   * Resolves a query word to the terms it may mean.
   *
   * @param word folded.
   * @param isLast whether the reader may still be typing it.
   * @returns empty if no term is similar.
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
      const equivalence = weights.equivalent * (this.#known.has(meant) ? weights.besideKnown : 1);
      add([meant], sureness);
      add(this.#relatedTo(meant), sureness * weights.sameRoot);
      for (const equivalent of this.#equivalentsOf(meant)) {
        add([equivalent], sureness * equivalence);
        add(this.#relatedTo(equivalent), sureness * equivalence * weights.sameRoot);
      }
    };
    addAll(reduced, 1);
    for (const meant of this.#translations.get(stemEnglish(word)) ?? [])
      addAll(meant, weights.translated);
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

  /** Adds the terms of words that begin with `start`. */
  #addLonger(
    start: string,
    isKnown: boolean,
    add: (terms: Iterable<string>, weight: number) => void,
  ): void {
    if (start.length < (isKnown ? SHORTEST_KNOWN_PREFIX : SHORTEST_PREFIX)) return;
    for (let at = lowerBound(this.#words, start); at < this.#words.length; at += 1) {
      const word = this.#words[at] ?? '';
      if (!word.startsWith(start)) break;
      const weight = weights.prefix * (0.5 + (0.5 * start.length) / word.length);
      add([this.#terms[at] ?? ''], isKnown ? weight * weights.knownPrefix : weight);
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
    if (sound.length >= SHORTEST_SOUND) add(this.#listSounds().get(sound) ?? [], weights.sound);
    for (const [at, known] of this.#words.entries()) {
      if (known.length < SHORTEST_WITH_TYPO) continue;
      if (isWithinOneTypo(known, word)) add([this.#terms[at] ?? ''], weights.typo);
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

function addTo(sets: Map<string, Set<string>>, key: string, term: string): void {
  const set = sets.get(key);
  if (set) set.add(term);
  else sets.set(key, new Set([term]));
}

/** The forms that are one word, apart from stop words (`não autorizado`); folded. */
function listSingles(forms: readonly string[]): string[] {
  return forms
    .map(readForm)
    .flatMap(([word, ...more]) => (word && more.length === 0 ? [word] : []));
}

/** Relates all words of each list to each other. A word may be in several lists. One step per list. */
function* relate(
  into: Map<string, Set<string>>,
  lists: readonly (readonly string[])[],
  read: (word: string) => readonly string[],
): Steps<void> {
  for (const words of lists) {
    const all = words.flatMap(read);
    for (const word of all) for (const other of all) addTo(into, word, other);
    yield;
  }
}

/** Whether two words differ by at most one letter omitted, added, replaced or swapped. */
export function isWithinOneTypo(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  if (a.length > b.length) return isWithinOneTypo(b, a);
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  if (a.length < b.length) return a.slice(at) === b.slice(at + 1);
  if (a.slice(at + 1) === b.slice(at + 1)) return true;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
