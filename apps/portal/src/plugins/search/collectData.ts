import type { Group, SearchArea, SearchData, WordRelations } from '@frontier/search';
import * as z from 'zod';
import { readDataFile, record } from '../../shared/dataFile';
import { collectGroups } from './entries/collectGroups';
import type { SearchSources } from './options';

/**
 * Collects the search data. The same sources give the same data.
 *
 * @throws {Error} with the path of an unreadable guide, post, data file or word file.
 */
export function collectData(sources: SearchSources): SearchData {
  const groups = collectGroups(sources);
  return { areas: listAreas(groups, sources), groups, words: readWords(sources.words) };
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

/** Words and phrases. YAML parses some as numbers. */
const words = z.array(z.union([z.number(), z.string()]).transform(String)).min(1);

/** An item of the file, with one kind of list. A translation's key has all English words, with commas. */
const line = record({
  equivalentes: words.min(2).optional(),
  alheias: words.optional(),
  traducoes: z.record(z.string(), words).optional(),
}).refine(({ sourceLine, ...lists }) => Object.values(lists).filter(Boolean).length === 1, {
  error: 'needs equivalentes, alheias or traducoes',
});

/** @throws {Error} with file and line of every fault. */
export function readWords(file: string): WordRelations {
  const read = readDataFile(file, z.array(line));
  return {
    equivalents: read.flatMap(({ equivalentes }) => (equivalentes ? [equivalentes] : [])),
    foreign: read.flatMap(({ alheias = [] }) => alheias),
    translations: read.flatMap(({ traducoes = {} }) =>
      Object.entries(traducoes).map(
        ([english, meaning]) => [english.split(', '), meaning] as const,
      ),
    ),
  };
}
