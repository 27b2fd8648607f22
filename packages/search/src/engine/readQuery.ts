import {
  contentWords,
  readForm,
  reduceWord,
  splitWords,
  stemEnglish,
  type Word,
  weakWords,
} from '../text/words.js';
import type { Kind, WordRelations } from './Search.js';
import type { Steps } from './steps.js';
import type { Vocabulary } from './Vocabulary.js';
import { likeness, readings as weights } from './weights.js';

/** A word of a query. */
export interface QueryWord {
  /** Folded. */
  readonly word: string;
  /** The words of the query that it represents, as typed. */
  readonly typed: string;
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
  /** Whether it is about the documentation itself; results need not contain it. */
  readonly isWeak: boolean;
  /** Whether it identifies the target alone: the status of an error, or a name in code. */
  readonly isTelling: boolean;
}

/** `422`, `sha256sum`, `useFeed`, `CUSTOM_HEADER`. */
const TELLING = /^[45]\d\d$|\p{L}\d|\d\p{L}|\p{Ll}\p{Lu}|_/u;

/** One way to understand a query. */
export interface QueryReading {
  readonly words: readonly QueryWord[];
  /** Certainty, from 0 to 1. */
  readonly weight: number;
  /** Number of typed words without stop words. */
  readonly typed: number;
}

/** More readings make a query slower and its results no better. */
const MOST_READINGS = 12;

/** A phrase of the relations, and its alternatives. */
export interface Phrase {
  /** Each reduced with `reduce`. */
  readonly words: readonly string[];
  readonly reduce: (word: string) => string;
  readonly others: readonly (readonly string[])[];
  /** Factor of a reading that uses an alternative. */
  readonly weight: number;
}

/**
 * Phrases with synonyms. The vocabulary handles relations between single words. One step per list.
 */
export function* listPhrases({
  equivalents,
  translations,
}: Pick<WordRelations, 'equivalents' | 'translations'>): Steps<Phrase[]> {
  const phrases: Phrase[] = [];
  const add = (phrase: Phrase) => {
    const others = phrase.others.filter((other) => phrase.words.length > 1 || other.length > 1);
    if (others.length > 0) phrases.push({ ...phrase, others });
  };
  for (const [english, portuguese] of translations) {
    const others = portuguese.map(readForm);
    for (const form of english.map(readForm)) {
      const weight = form.length > 1 ? weights.equivalentPhrase : weights.translated;
      add({ words: form.map(stemEnglish), reduce: stemEnglish, others, weight });
    }
    yield;
  }
  for (const list of equivalents) {
    const forms = list.map(readForm);
    for (const form of forms) {
      const others = forms.filter((other) => other !== form);
      const weight = form.length > 1 ? weights.equivalentPhrase : weights.equivalent;
      add({ words: form.map(reduceWord), reduce: reduceWord, others, weight });
    }
    yield;
  }
  return phrases;
}

/** A form as `isForeign` compares it. */
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

/** The readings of a query, the literal one first; empty if it has no letters and digits. */
export function readQuery(
  query: string,
  vocabulary: Vocabulary,
  phrases: readonly Phrase[],
): QueryReading[] {
  const text = query.normalize('NFC');
  const found = splitWords(text);
  const last = found.at(-1);
  const isOpen = /[\p{L}\p{N}]$/u.test(text);
  const toQuery = ({ end, start, word }: Word, isLast: boolean): QueryWord => ({
    word,
    typed: text.slice(start, end),
    isLast,
    // Small numbers and unknown ones, such as the reader's ids, say little.
    isWeak:
      weakWords.has(word) || /^\d\d?$/.test(word) || (/^\d+$/.test(word) && !vocabulary.has(word)),
    isTelling: TELLING.test(text.slice(start, end)),
  });
  const words = contentWords(found);
  if (words.length === 0) return [];
  const plain = words.flatMap((word) => {
    const whole = toQuery(word, isOpen && word === last);
    const isWhole = word.parts.length === 0 || vocabulary.has(reduceWord(word.word));
    return isWhole ? [whole] : partsOf(word).map((part) => toQuery(part, whole.isLast));
  });
  const split = words.flatMap((word) =>
    partsOf(word).map((part) => toQuery(part, isOpen && word === last)),
  );
  const typed = plain.length;
  const readings: QueryReading[] = [{ words: plain, weight: 1, typed }];
  if (split.length > typed)
    readings.push({ words: split, weight: weights.joined, typed: split.length });
  for (const base of readings.slice()) {
    const replaced = replacePhrases(base, phrases);
    readings.push(...joinNeighbours(base, vocabulary), ...replaced);
    // A query may contain two phrases.
    for (const first of replaced) readings.push(...replacePhrases(first, phrases));
  }
  return readings.slice(0, MOST_READINGS);
}

function partsOf(word: Word): readonly Word[] {
  return word.parts.length > 0 ? contentWords(word.parts) : [word];
}

/** Joins `web hook` to `webhook` if the index knows it. */
function joinNeighbours(
  { typed, weight, words }: QueryReading,
  vocabulary: Vocabulary,
): QueryReading[] {
  return words.slice(1).flatMap((second, index) => {
    const first = words[index];
    if (!first || !vocabulary.has(reduceWord(first.word + second.word))) return [];
    const word = first.word + second.word;
    const joined = { ...second, word, typed: `${first.typed} ${second.typed}`, isWeak: false };
    return [
      {
        weight: weight * weights.joined,
        typed: typed - 1,
        words: [...words.slice(0, index), joined, ...words.slice(index + 2)],
      },
    ];
  });
}

function replacePhrases(
  { typed, weight, words }: QueryReading,
  phrases: readonly Phrase[],
): QueryReading[] {
  const forms = new Map(
    [reduceWord, stemEnglish].map((reduce) => [reduce, words.map(({ word }) => reduce(word))]),
  );
  return phrases.flatMap((phrase) => {
    const reduced = forms.get(phrase.reduce) ?? [];
    const at = reduced.findIndex((_, start) =>
      phrase.words.every((word, index) => reduced[start + index] === word),
    );
    if (at < 0) return [];
    const typedWords = words.slice(at, at + phrase.words.length).map((word) => word.typed);
    const stoodFor = typedWords.join(' ');
    return phrase.others.map((other) => ({
      weight: weight * phrase.weight,
      typed,
      words: [
        ...words.slice(0, at),
        ...other.map((word) => ({
          word,
          typed: stoodFor,
          isLast: false,
          isWeak: false,
          isTelling: false,
        })),
        ...words.slice(at + phrase.words.length),
      ],
    }));
  });
}

/** Folded words that hint at the kinds a query looks for. */
const HINTS: readonly (readonly [words: RegExp, kinds: readonly Kind[]])[] = [
  [/^(?:erros?|errors?|falhas?|[45]\d\d)$/, ['error']],
  [/^(?:campos?|parametros?|atributos?|fields?|propriedades?)$/, ['field']],
  [/^(?:valores|enum|enums|opcoes)$/, ['value', 'field']],
  [/^(?:eventos?|events?|webhooks?|notificac\w+|avisos?)$/, ['event']],
  [
    /^(?:arquivos?|baixar|downloads?|yaml|json|openapi|swagger|zip|csv|planilhas?|colecao|sbom|postman|bruno)$/,
    ['file'],
  ],
  [/^(?:endpoints?|rotas?|metodos?|operacao|chamadas?|get|post|put|patch|delete)$/, ['operation']],
];
/** Questions about the meaning of a word. */
const MEANING =
  /^\s*(?:(?:o )?q(?:ue)? ?(?:e|é|eh|sao|são|significa)\b|defini|significado|conceito)/i;
const MEANT: readonly Kind[] = ['term'];

const QUESTION =
  /^\s*(?:como|qual|quais|quanto|quantos|onde|quando|por ?qu[eê]|pq|posso|existe|tem|h[aá]|o que|preciso)\b|\?\s*$/i;
/** A name in code: `cpfCnpj`, `COMPRA_VENDA`. */
const CODE = /^\s*[\p{L}\d]*(?:\p{Ll}\p{Lu}|[\p{L}\d]_[\p{L}\d])[\p{L}\d_.]*\s*$/u;
const CODED: readonly Kind[] = ['field', 'value', 'event', 'operation'];

/** Factors of the kinds that a query hints at. */
export function readHints(query: string): ReadonlyMap<Kind, number> {
  const words = splitWords(query).map(({ word }) => word);
  const kinds = HINTS.flatMap(([form, meant]) =>
    words.some((word) => form.test(word)) ? meant : [],
  );
  const all = [...kinds, ...(MEANING.test(query) ? MEANT : []), ...(CODE.test(query) ? CODED : [])];
  return new Map([
    ...all.map((kind) => [kind, likeness.hinted] as const),
    ...(QUESTION.test(query) ? ([['question', likeness.questioned]] as const) : []),
  ]);
}
