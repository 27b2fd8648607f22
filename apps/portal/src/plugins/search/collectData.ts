import type { Group, SearchArea, SearchData } from '@frontier/search';
import { packGroups } from '@frontier/search';
import { collectGroups, type SearchSources } from './entries/collectGroups';
import { shortenTexts } from './entries/shortenTexts';
import { readWords } from './readWords';

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
