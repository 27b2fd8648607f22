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

/** A line of the file with one kind of list. English words include their translations. */
const line = record({
  equivalentes: alike.optional(),
  formas: forms.optional(),
  alheias: words.optional(),
  ingles: words.optional(),
  portugues: words.optional(),
}).refine(
  ({ place, portugues, ...lists }) =>
    Object.values(lists).filter(Boolean).length === 1 && !portugues === !lists.ingles,
  { error: 'needs equivalentes, formas or alheias, or ingles and portugues' },
);
type WordLine = z.output<typeof line>;

const lines = z.array(line).superRefine((all, context) => {
  const known = new Map<string, string>();
  for (const [at, { place, ...one }] of all.entries()) {
    for (const joined of joinedBy(one)) {
      const earlier = known.get(joined.key);
      known.set(joined.key, earlier ?? place);
      const message = `${joined.shown} is already in ${earlier}`;
      if (earlier) context.addIssue({ code: 'custom', path: [at], message });
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
    translations: read.flatMap(({ ingles, portugues }) =>
      ingles && portugues ? [[ingles, portugues] as const] : [],
    ),
  };
}

/** Keys that must be unique in the file: pairs of equivalent words and English words. */
function joinedBy({ equivalentes, formas, ingles = [] }: Omit<WordLine, 'place'>) {
  const english = ingles.map((word) => {
    const stems = splitWords(word).map((part) => stemEnglish(part.word));
    return { key: `ingles ${stems.join(' ')}`, shown: `"${word}"` };
  });
  const kind = equivalentes ? 'equivalentes' : 'formas';
  const keys = [...new Set((equivalentes ?? formas ?? []).map(keyOf))].sort();
  const pairs = keys.flatMap((first, index) =>
    keys.slice(index + 1).map((second) => {
      return { key: `${kind} ${first} | ${second}`, shown: `"${first}" with "${second}"` };
    }),
  );
  return [...english, ...pairs];
}

function keyOf(text: string): string {
  return splitWords(text)
    .map(({ word }) => reduceWord(word))
    .join(' ');
}
