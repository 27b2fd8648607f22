import { readYamlList, type YamlReading } from '@frontier/contract-diff';
import type { WordRelations } from '@frontier/search';
import { reduceWord, splitWords, stemEnglish } from '@frontier/search';

const KINDS = ['equivalentes', 'formas'] as const;
/** A list that may have a single word. */
const FOREIGN = 'alheias';
const LANGUAGES = ['ingles', 'portugues'] as const;

interface Line {
  readonly kind: (typeof KINDS)[number] | typeof FOREIGN | 'ingles';
  readonly words: readonly string[];
  /** Of English words: what they mean in Portuguese. */
  readonly portuguese: readonly string[];
  /** Such as `busca.yml:12`. */
  readonly place: string;
  readonly faults: readonly string[];
}

/**
 * Reads which words the search takes for the same.
 *
 * @throws {Error} naming file and line of every key that isn't known, every list with fewer than two
 * words, every word that a list has twice or that its spelling already joins, every two words that two lists
 * join, and every English word without its meaning or in two lists.
 */
export function readWords(file: string): WordRelations {
  const lines = readYamlList(file, 'listas de palavras', readLine);
  const faults = [...lines.flatMap((line) => line.faults), ...findRepeated(lines)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const pick = (wanted: Line['kind']) =>
    lines.filter(({ kind }) => kind === wanted).map(({ words }) => words);
  return {
    equivalents: pick('equivalentes'),
    forms: pick('formas'),
    foreign: pick('alheias').flat(),
    translations: lines
      .filter(({ kind }) => kind === 'ingles')
      .map(({ portuguese, words }) => [words, portuguese]),
  };
}

function readLine(node: unknown, reading: YamlReading): Line {
  const place = reading.placeOf(node);
  const [english = [], portuguese = []] = LANGUAGES.map((key) => reading.readTexts(node, key));
  if (english.length > 0 || portuguese.length > 0) {
    reading.refuseOtherKeys(node, LANGUAGES);
    const isWhole = english.length > 0 && portuguese.length > 0;
    const faults = isWhole ? [] : [`${place} precisa de ${LANGUAGES.join(' e ')}, duas listas`];
    return { kind: 'ingles', words: english, portuguese, place, faults };
  }
  const foreign = reading.readTexts(node, FOREIGN);
  if (foreign.length > 0) {
    reading.refuseOtherKeys(node, [FOREIGN]);
    return { kind: FOREIGN, words: foreign, portuguese, place, faults: [] };
  }
  const [first, second] = KINDS.map((kind) => reading.readTexts(node, kind));
  const kind = first && first.length > 0 ? 'equivalentes' : 'formas';
  const words = [...(first ?? []), ...(second ?? [])];
  reading.refuseOtherKeys(node, [...KINDS, FOREIGN, ...LANGUAGES]);
  const keys = words.map(keyOf);
  const faults = [
    ...(words.length < 2
      ? [`${place} precisa de ${KINDS.join(' ou ')}, uma lista de pelo menos duas palavras`]
      : []),
    ...words.flatMap((word, index) => {
      const earlier = words[keys.indexOf(keys[index] ?? '')];
      return keys.indexOf(keys[index] ?? '') === index
        ? []
        : [`${place} "${word}" já está na lista, como "${earlier}"`];
    }),
    ...words
      .filter((word) => kind === 'formas' && splitWords(word).length !== 1)
      .map((word) => `${place} "${word}" não é uma palavra só, como pedem as formas`),
  ];
  return { kind, words, portuguese, place, faults };
}

/** Two words that a second list joins again. */
function findRepeated(lines: readonly Line[]): string[] {
  const known = new Map<string, string>();
  return lines.flatMap(({ kind, place, words }) => {
    if (kind === 'ingles') return findAgain(words, place, known);
    const keys = [...new Set(words.map(keyOf))].sort();
    return keys.flatMap((first, index) =>
      keys.slice(index + 1).flatMap((second) => {
        const pair = `${kind} ${first} | ${second}`;
        const earlier = known.get(pair);
        if (earlier === undefined) known.set(pair, place);
        return earlier === undefined
          ? []
          : [`${place} "${first}" e "${second}" já estão em ${earlier}`];
      }),
    );
  });
}

/** Faults for English words that stand in two lists, or twice in one. */
function findAgain(words: readonly string[], place: string, known: Map<string, string>): string[] {
  return words.flatMap((word) => {
    const key = `ingles ${splitWords(word)
      .map((part) => stemEnglish(part.word))
      .join(' ')}`;
    const earlier = known.get(key);
    known.set(key, earlier ?? place);
    return earlier === undefined ? [] : [`${place} "${word}" já está em ${earlier}`];
  });
}

/** A word or phrase as the search reads it. */
function keyOf(text: string): string {
  return splitWords(text)
    .map(({ word }) => reduceWord(word))
    .join(' ');
}
