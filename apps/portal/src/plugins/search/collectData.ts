import type { Group, SearchArea, SearchData } from '@frontier/search';
import { collectGroups } from './entries/collectGroups';
import type { SearchSources } from './options';
import { readWords } from './readWords';

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
