import { createHash } from 'node:crypto';
import {
  type Entry,
  FOLDER,
  type Group,
  INDEX,
  isLiteral,
  reduceWord,
  type SearchArea,
  type SearchData,
  type SearchManifest,
  splitWords,
  stopWords,
} from '@frontier/search';
import type { PublishedFile } from '../../plugin-kit/files';
import { collectGroups, type SearchSources } from './entries/collectGroups';
import { readWords } from './readWords';

/**
 * The search's data as files: a manifest at a fixed address, and a data file whose address contains its hash, so that
 * browsers can cache it forever.
 */
export function packData(data: SearchData): PublishedFile[] {
  const text = JSON.stringify(data);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const address = `${FOLDER}/dados.${hash}.json`;
  const manifest: SearchManifest = { data: address };
  return [
    { address: INDEX, read: () => JSON.stringify(manifest) },
    { address, read: () => text },
  ];
}

/** Characters of a text that stay unchanged. */
const KEPT = 170;
/** Indexed words of the code of one entry. The rarest words distinguish it best. */
const CODE_WORDS = 40;

/** Cuts texts to the start, which results show, and keeps only distinct words of the rest. */
function shortenTexts(groups: readonly Group[]): Group[] {
  const frequencies = countFrequencies(groups);
  const shorten = <Shortened extends Entry>(entry: Shortened): Shortened => {
    const text = entry.text.length <= KEPT ? entry.text : cut(entry.text);
    const rest = pickWords(entry.text, `${entry.title} ${text}`);
    const code = pickWords(entry.more ?? '', `${entry.title} ${text} ${rest.join(' ')}`);
    const more = [...rest, ...pickRarest(code, frequencies)].sort().join(' ');
    return { ...entry, text, more: more || undefined };
  };
  return groups.map((group) => ({ ...shorten(group), entries: group.entries.map(shorten) }));
}

/** Number of entries with each reduced word. */
function countFrequencies(groups: readonly Group[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { more = '', text } of groups.flatMap((group) => [group, ...group.entries])) {
    for (const term of listTerms(`${text} ${more}`).keys())
      counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** The words of a text in lower case without stop words, by reduced form. */
function listTerms(text: string): Map<string, string> {
  return new Map(
    splitWords(text)
      .flatMap((word) => [word, ...word.parts])
      .filter(({ word }) => !stopWords.has(word))
      .map(({ end, start, word }) => [reduceWord(word), text.slice(start, end).toLowerCase()]),
  );
}

/** Strings that nobody searches for: ids, checksums, and strings without letters. */
const SENSELESS = /[0-9a-f]{8}-[0-9a-f]{4}-|[\p{L}\p{N}+/=]{40}|.{60}|^[^\p{L}]*$/u;
const SPACE = /[\s"'`´“”,;()[\]|…→]+/;
/** Punctuation around a word. */
const AROUND = /^[^\p{L}\p{N}/$<{@-]+|[^\p{L}\p{N}/>}]+$/gu;

/**
 * The words of a text that are missing from its kept part. Literals such as `application/json` stay unchanged, so that
 * readers find them as typed.
 */
function pickWords(text: string, kept: string): string[] {
  const known = new Set(listTerms(kept).keys());
  const picked = new Map<string, string>();
  const pieces = text.split(SPACE).map((piece) => piece.replace(AROUND, ''));
  for (const piece of pieces) {
    if (!isLiteral(piece) || SENSELESS.test(piece) || kept.includes(piece)) continue;
    picked.set(piece, piece);
    for (const term of listTerms(piece).keys()) known.add(term);
  }
  for (const piece of pieces) {
    if (SENSELESS.test(piece)) continue;
    for (const [term, word] of listTerms(piece)) if (!known.has(term)) picked.set(term, word);
  }
  return [...picked.values()];
}

/** The words that appear in the fewest entries. */
function pickRarest(words: readonly string[], frequencies: ReadonlyMap<string, number>): string[] {
  const frequencyOf = (word: string) =>
    Math.min(...[...listTerms(word).keys()].map((term) => frequencies.get(term) ?? 0));
  return words
    .map((word) => ({ word, frequency: frequencyOf(word) }))
    .sort((a, b) => a.frequency - b.frequency || (a.word < b.word ? -1 : 1))
    .slice(0, CODE_WORDS)
    .map(({ word }) => word);
}

/** The start of a text, cut at the end of a sentence if one is near, else of a word. */
function cut(text: string): string {
  const start = text.slice(0, KEPT);
  const sentence = Math.max(start.lastIndexOf('. '), start.lastIndexOf('? '));
  if (sentence > KEPT * 0.6) return start.slice(0, sentence + 1);
  return `${start.slice(0, start.lastIndexOf(' '))} …`;
}

export interface DataSources extends SearchSources {
  /** Path of the file of equivalent words. */
  readonly words: string;
}

/**
 * Collects the search data. The same sources give the same data.
 *
 * @throws {Error} with the path of an unreadable guide, post, data file or word file.
 */
export function collectData({ words, ...sources }: DataSources): SearchData {
  const groups = collectGroups(sources);
  return {
    areas: listAreas(groups, sources),
    groups: shortenTexts(groups),
    words: readWords(words),
  };
}

/** The services in order, then the other areas, named by the titles of their index pages. */
function listAreas(groups: readonly Group[], { contracts }: SearchSources): SearchArea[] {
  const services = contracts.map(({ service, title }) => ({ id: service.id, name: title }));
  const known = new Set(services.map(({ id }) => id));
  const others = groups.flatMap(({ area, page, title }) =>
    area !== '' && !known.has(area) && page.endsWith(`/${area}`) ? [{ id: area, name: title }] : [],
  );
  return [...services, ...others];
}
