import type { Group, SearchData } from '@frontier/search';
import { portal } from '../../../apps/portal/portal.config';
import { buildContractIndex } from '../../../apps/portal/src/contracts/buildContractIndex';
import { chooseSources, reference } from '../../../apps/portal/src/plugins/api-reference/options';
import { readContracts } from '../../../apps/portal/src/plugins/api-reference/readContracts';
import {
  catalogue,
  listCatalogue,
  makeDownloads,
} from '../../../apps/portal/src/plugins/downloads/makeDownloads';
import { collectData } from '../../../apps/portal/src/plugins/search/collectData';
import { collectGroups } from '../../../apps/portal/src/plugins/search/entries/collectGroups';
import { type SearchSources, searchSources } from '../../../apps/portal/src/plugins/search/options';

/** Collects the search's data from the snapshots of the contracts and from the guides. */
export async function readSearchData(): Promise<SearchData> {
  return collectData(await readSources());
}

/** All groups with their full texts. */
export async function readSearchGroups(): Promise<Group[]> {
  return collectGroups(await readSources());
}

async function readSources(): Promise<SearchSources> {
  const sources = chooseSources(portal.services, {});
  const { contracts } = await readContracts(sources, { root: '.', strict: false });
  catalogue.write(listCatalogue(makeDownloads(contracts, portal.siteUrl)));
  return { ...searchSources, contracts, facts: buildContractIndex(contracts, reference) };
}
