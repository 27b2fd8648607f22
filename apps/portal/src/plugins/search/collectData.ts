import { createHash } from 'node:crypto';
import {
  type Entry,
  FOLDER,
  type Group,
  INDEX,
  packGroups,
  reduceWord,
  type SearchArea,
  type SearchData,
  type SearchManifest,
  splitWords,
  stopWords,
} from '@frontier/search';
import { collectGroups, type SearchSources } from './entries/collectGroups';
import { readWords } from './readWords';

/** A file of the built site, by its address. */
export interface SearchFile {
  readonly address: string;
  readonly text: string;
}

/**
 * The search's data as files: one at a fixed address, which names the others; theirs change with
 * what is in them, so that they may be kept for good.
 */
export function writeFiles(data: SearchData): SearchFile[] {
  const text = JSON.stringify(data);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const address = `${FOLDER}/dados.${hash}.json`;
  const manifest: SearchManifest = { data: address };
  return [
    { address: INDEX, text: JSON.stringify(manifest) },
    { address, text },
  ];
}

/** How much of a text is kept as it stands. */
const KEPT = 170;
/** How many words of the rest are searched: the rarest, which tell a text from others. */
const WORDS = 12;

/**
 * Cuts texts to their beginning, which is what results show, and keeps of the rest the words that are
 * worth searching: the whole of all guides would be a large part of a megabyte.
 */
function shortenTexts(groups: readonly Group[]): Group[] {
  const frequencies = countTexts(groups);
  const shorten = <Shortened extends Entry>(entry: Shortened): Shortened => {
    if (entry.text.length <= KEPT) return entry;
    const text = cut(entry.text);
    const rest = pickWords(entry.text, `${entry.title} ${text}`, frequencies);
    const more = [entry.more ?? '', rest].join(' ').trim();
    return { ...entry, text, ...(more === '' ? {} : { more }) };
  };
  return groups.map((group) => ({ ...shorten(group), entries: group.entries.map(shorten) }));
}

/** In how many texts each word stands, reduced. */
function countTexts(groups: readonly Group[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of groups.flatMap((group) => [group, ...group.entries])) {
    for (const term of new Set(listTerms(text).keys()))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** The words of a text that say something, in small letters, by what they are reduced to. */
function listTerms(text: string): Map<string, string> {
  return new Map(
    splitWords(text)
      .flatMap((word) => [word, ...word.parts])
      .filter(({ word }) => !stopWords.has(word))
      .map(({ end, start, word }) => [reduceWord(word), text.slice(start, end).toLowerCase()]),
  );
}

/** The rarest words of a text that the part kept does not have, in alphabetical order. */
function pickWords(text: string, kept: string, frequencies: ReadonlyMap<string, number>): string {
  const known = listTerms(kept);
  return [...listTerms(text)]
    .filter(([term]) => !known.has(term))
    .sort(
      ([a, first], [b, second]) =>
        (frequencies.get(a) ?? 0) - (frequencies.get(b) ?? 0) || (first < second ? -1 : 1),
    )
    .slice(0, WORDS)
    .map(([, word]) => word)
    .sort()
    .join(' ');
}

/** The beginning of a text, up to the end of a sentence where one is near, else of a word. */
function cut(text: string): string {
  const start = text.slice(0, KEPT);
  const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('? '));
  if (sentence > KEPT * 0.6) return start.slice(0, sentence + 1);
  return `${start.slice(0, start.lastIndexOf(' '))} …`;
}

/** What the search's data is made from. */
export interface DataSources extends SearchSources {
  /** Path of the words that stand for others. */
  readonly words: string;
}

/**
 * Collects everything that can be found, as the search reads it. The same sources give the same data.
 *
 * @throws {Error} naming the file of a guide, a post, data or words that can't be read.
 */
export function collectData({ words, ...sources }: DataSources): SearchData {
  const groups = collectGroups(sources);
  return {
    areas: listAreas(groups, sources),
    groups: packGroups(shortenTexts(groups)),
    words: readWords(words),
  };
}

/** The services in their order, then the other areas, each by the title of its first page. */
function listAreas(groups: readonly Group[], { contracts }: SearchSources): SearchArea[] {
  const services = contracts.map(({ service, title }) => ({ id: service.id, name: title }));
  const known = new Set(services.map(({ id }) => id));
  const others = groups.flatMap(({ area, page, title }) =>
    area !== '' && !known.has(area) && page.endsWith(`/${area}`) ? [{ id: area, name: title }] : [],
  );
  return [...services, ...others];
}
