import type { WordRelations } from '@frontier/search';
import { reduceWord, splitWords, stemEnglish } from '@frontier/search';
import * as z from 'zod';
import { readDataFile, record } from '../../shared/dataFile';

/** Words and phrases. YAML parses some as numbers. */
const words = z.array(z.union([z.number(), z.string()]).transform(String)).min(1);
/** Equivalent words without duplicates after reduction. */
const alike = words.min(2).superRefine((list, context) => {
  const keys = list.map(keyOf);
  for (const [at, word] of list.entries()) {
    const first = keys.indexOf(keys[at] ?? '');
    if (first === at) continue;
    const message = `"${word}" is already in the list, as "${list[first]}"`;
    context.addIssue({ code: 'custom', message });
  }
});
const forms = alike.refine((list) => list.every((word) => splitWords(word).length === 1), {
  error: 'a form is a single word',
});

/** An item of the file, with one kind of list. A translation's key has all English words, with commas. */
const line = record({
  equivalentes: alike.optional(),
  formas: forms.optional(),
  alheias: words.optional(),
  traducoes: z.record(z.string(), words).optional(),
}).refine(({ place, ...lists }) => Object.values(lists).filter(Boolean).length === 1, {
  error: 'needs equivalentes, formas, alheias or traducoes',
});
type WordLine = z.output<typeof line>;

const lines = z.array(line).superRefine((all, context) => {
  const known = new Map<string, string>();
  for (const [at, { place, ...one }] of all.entries()) {
    for (const joined of joinedBy(one)) {
      const earlier = known.get(joined.key);
      known.set(joined.key, earlier ?? joined.entry ?? place);
      const message = `${joined.shown} is already in ${earlier}`;
      const path = joined.entry ? [at, 'traducoes', joined.entry] : [at];
      if (earlier) context.addIssue({ code: 'custom', path, message });
    }
  }
});

/**
 * Reads the words that the search treats as equal.
 *
 * @throws {Error} with file and line of every fault, every pair of words in two lists, and every English word in two
 * lists.
 */
export function readWords(file: string): WordRelations {
  const read = readDataFile(file, lines);
  return {
    equivalents: read.flatMap(({ equivalentes }) => (equivalentes ? [equivalentes] : [])),
    forms: read.flatMap(({ formas }) => (formas ? [formas] : [])),
    foreign: read.flatMap(({ alheias = [] }) => alheias),
    translations: read.flatMap(({ traducoes = {} }) =>
      Object.entries(traducoes).map(
        ([english, meaning]) => [english.split(', '), meaning] as const,
      ),
    ),
  };
}

/** Keys that must be unique in the file: pairs of equivalent words and English words. */
function joinedBy({ equivalentes, formas, traducoes = {} }: Omit<WordLine, 'place'>) {
  const english = Object.keys(traducoes).flatMap((entry) =>
    entry.split(', ').map((word) => {
      const stems = splitWords(word).map((part) => stemEnglish(part.word));
      return { key: `traducoes ${stems.join(' ')}`, shown: `"${word}"`, entry };
    }),
  );
  const kind = equivalentes ? 'equivalentes' : 'formas';
  const keys = [...new Set((equivalentes ?? formas ?? []).map(keyOf))].sort();
  const pairs = keys.flatMap((first, index) =>
    keys.slice(index + 1).map((second) => {
      const shown = `"${first}" with "${second}"`;
      return { key: `${kind} ${first} | ${second}`, shown, entry: undefined };
    }),
  );
  return [...english, ...pairs];
}

function keyOf(text: string): string {
  return splitWords(text)
    .map(({ word }) => reduceWord(word))
    .join(' ');
}
