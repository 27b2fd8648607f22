import { foldText } from '../text/foldText';
import { reduceWord } from '../text/reduceWord';
import { splitWords, type Word } from '../text/splitWords';
import { stopWords, weakWords } from '../text/stopWords';
import type { WordRelations } from './SearchData';
import type { Vocabulary } from './Vocabulary';

/** A word of a query. */
export interface QueryWord {
  /** Folded. */
  readonly word: string;
  /** Whether its end may not have been typed yet. */
  readonly isLast: boolean;
  /** Whether it is about the documentation itself: nothing has to have it. */
  readonly isWeak: boolean;
}

/** One way to understand a query. */
export interface Reading {
  readonly words: readonly QueryWord[];
  /** How sure it is, from 0 to 1. */
  readonly weight: number;
}

/** More ways than these make a query slow and no better. */
const MOST_READINGS = 8;
const JOINED = 0.9;
/** For a word; a phrase is no accident, and what stands for it is as good. */
const EQUIVALENT = 0.85;
const EQUIVALENT_PHRASE = 1.05;

/** A phrase of the relations, reduced, and what stands for it. */
export interface Phrase {
  readonly words: readonly string[];
  readonly others: readonly (readonly string[])[];
}

/** The phrases that mean the same as others; single words among themselves are the vocabulary's. */
export function listPhrases({ equivalents }: Pick<WordRelations, 'equivalents'>): Phrase[] {
  return equivalents.flatMap((list) => {
    const forms = list.map((form) => contentWords(splitWords(form)).map(({ word }) => word));
    return forms.flatMap((form, at) => {
      const others = forms.filter(
        (other, index) => index !== at && (form.length > 1 || other.length > 1),
      );
      return others.length > 0 ? [{ words: form.map(reduceWord), others }] : [];
    });
  });
}

/** The ways to understand a query, the plain one first; none for one without letters and digits. */
export function readQuery(
  query: string,
  vocabulary: Vocabulary,
  phrases: readonly Phrase[],
): Reading[] {
  const found = splitWords(query.normalize('NFC'));
  const last = found.at(-1);
  const isOpen = /[\p{L}\p{N}]$/u.test(query);
  const toQuery = (word: string, isLast: boolean): QueryWord => ({
    word,
    isLast,
    isWeak: weakWords.has(word),
  });
  const words = contentWords(found);
  if (words.length === 0) return [];
  const plain = words.flatMap((word) => {
    const whole = toQuery(word.word, isOpen && word === last);
    const isWhole = word.parts.length === 0 || vocabulary.has(reduceWord(word.word));
    return isWhole ? [whole] : partsOf(word).map((part) => toQuery(part.word, whole.isLast));
  });
  const split = words.flatMap((word) =>
    partsOf(word).map((part) => toQuery(part.word, isOpen && word === last)),
  );
  const readings: Reading[] = [{ words: plain, weight: 1 }];
  if (split.length > plain.length) readings.push({ words: split, weight: JOINED });
  for (const base of readings.slice()) {
    readings.push(...joinNeighbours(base, vocabulary), ...replacePhrases(base, phrases));
  }
  return readings.slice(0, MOST_READINGS);
}

function partsOf(word: Word): readonly Word[] {
  return word.parts.length > 0 ? word.parts : [word];
}

/** Without the words that say nothing; all of them where none says anything. */
function contentWords(words: readonly Word[]): readonly Word[] {
  const saying = words.filter(({ word }) => !stopWords.has(foldText(word)));
  return saying.length > 0 ? saying : words;
}

/** `web hook` as `webhook`, where the index knows that. */
function joinNeighbours({ weight, words }: Reading, vocabulary: Vocabulary): Reading[] {
  return words.slice(1).flatMap((second, index) => {
    const first = words[index];
    if (!first || !vocabulary.has(reduceWord(first.word + second.word))) return [];
    const joined = { ...second, word: first.word + second.word, isWeak: false };
    return [
      {
        weight: weight * JOINED,
        words: [...words.slice(0, index), joined, ...words.slice(index + 2)],
      },
    ];
  });
}

function replacePhrases({ weight, words }: Reading, phrases: readonly Phrase[]): Reading[] {
  const reduced = words.map(({ word }) => reduceWord(word));
  return phrases.flatMap((phrase) => {
    const at = reduced.findIndex((_, start) =>
      phrase.words.every((word, index) => reduced[start + index] === word),
    );
    if (at < 0) return [];
    return phrase.others.map((other) => ({
      weight: weight * (phrase.words.length > 1 ? EQUIVALENT_PHRASE : EQUIVALENT),
      words: [
        ...words.slice(0, at),
        ...other.map((word) => ({ word, isLast: false, isWeak: false })),
        ...words.slice(at + phrase.words.length),
      ],
    }));
  });
}
