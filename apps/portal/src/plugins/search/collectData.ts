import { createHash } from 'node:crypto';
import {
  FOLDER,
  type Group,
  INDEX,
  type SearchArea,
  type SearchData,
  type SearchManifest,
} from '@frontier/search';
import type { PublishedFile } from '../../plugin-kit/files';
import { collectGroups } from './entries/collectGroups';
import type { SearchSources } from './options';
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
