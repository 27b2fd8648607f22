import type { Group, SearchData } from '@frontier/search';
import { portal } from '../../../apps/portal/portal.config';
import type { ContractModel } from '../../../apps/portal/src/contracts/loadedContracts';
import { chooseSources } from '../../../apps/portal/src/plugins/api-reference/options';
import { readContracts } from '../../../apps/portal/src/plugins/api-reference/readContracts';
import { collectData } from '../../../apps/portal/src/plugins/search/collectData';
import { collectGroups } from '../../../apps/portal/src/plugins/search/entries/collectGroups';
import { searchSources } from '../../../apps/portal/src/plugins/search/options';

/** Collects the search's data from the snapshots of the contracts and from the guides. */
export async function readSearchData(): Promise<SearchData> {
  return collectData({ ...searchSources, contracts: await loadedContracts() });
}

/** All groups with their full texts. */
export async function readSearchGroups(): Promise<Group[]> {
  return collectGroups({ ...searchSources, contracts: await loadedContracts() });
}

async function loadedContracts(): Promise<readonly ContractModel[]> {
  const sources = chooseSources(portal.services, {});
  return (await readContracts(sources, { root: '.', strict: false })).contracts;
}
