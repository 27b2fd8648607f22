import { readYamlList } from '../../../shared/data-pages/readYamlList';
import type { YamlReading } from '../../../shared/data-pages/YamlReading';
import type { WordRelations } from '../engine/SearchData';
import { reduceWord } from './reduceWord';
import { splitWords } from './splitWords';

const KINDS = ['equivalentes', 'formas'] as const;

interface Line {
  readonly kind: (typeof KINDS)[number];
  readonly words: readonly string[];
  /** Such as `busca.yml:12`. */
  readonly place: string;
  readonly faults: readonly string[];
}

/**
 * Reads which words the search takes for the same.
 *
 * @throws {Error} naming file and line of every key that isn't known, every list with fewer than two
 * words, every word that a list has twice or that its spelling already joins, and every two words that
 * two lists join.
 */
export function readWords(file: string): WordRelations {
  const lines = readYamlList(file, 'listas de palavras', readLine);
  const faults = [...lines.flatMap((line) => line.faults), ...findRepeated(lines)];
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const pick = (wanted: Line['kind']) =>
    lines.filter(({ kind }) => kind === wanted).map(({ words }) => words);
  return { equivalents: pick('equivalentes'), forms: pick('formas') };
}

function readLine(node: unknown, reading: YamlReading): Line {
  const place = reading.placeOf(node);
  const [first, second] = KINDS.map((kind) => reading.readTexts(node, kind));
  const kind = first && first.length > 0 ? 'equivalentes' : 'formas';
  const words = [...(first ?? []), ...(second ?? [])];
  reading.refuseOtherKeys(node, KINDS);
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
  return { kind, words, place, faults };
}

/** Two words that a second list joins again. */
function findRepeated(lines: readonly Line[]): string[] {
  const known = new Map<string, string>();
  return lines.flatMap(({ kind, place, words }) => {
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

/** A word or phrase as the search reads it. */
function keyOf(text: string): string {
  return splitWords(text)
    .map(({ word }) => reduceWord(word))
    .join(' ');
}
