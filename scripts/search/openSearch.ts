import type { Group, Search, SearchAnswer, SearchData, SearchResult } from '@frontier/search';
import { createSearch, kindNames } from '@frontier/search';
import { portal } from '../../apps/portal/portal.config';
import type { ContractModel } from '../../apps/portal/src/contracts/loadedContracts';
import { chooseSources } from '../../apps/portal/src/plugins/api-reference/options';
import { readContracts } from '../../apps/portal/src/plugins/api-reference/readContracts';
import { collectData } from '../../apps/portal/src/plugins/search/collectData';
import { collectGroups } from '../../apps/portal/src/plugins/search/entries/collectGroups';
import { searchSources } from '../../apps/portal/src/plugins/search/options';

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

export async function openSearch(): Promise<Search> {
  return createSearch(await readSearchData());
}

/** Formats an answer for a terminal, with one paragraph per result. */
export function formatAnswer({ nearest, results }: SearchAnswer): string {
  if (results.length > 0) return results.map(formatResult).join('\n\n');
  if (nearest.length === 0) return 'Nenhum resultado.';
  return ['Nenhum resultado. O mais próximo:', ...nearest.map(formatResult)].join('\n\n');
}

function formatResult({ excerpt, kind, method, path, title, trail, url }: SearchResult): string {
  const call = method && path ? `${method} ${path}` : '';
  return [
    `${title} (${[kindNames[kind].one, ...trail].join(' › ')})`,
    `  ${url}`,
    ...(call ? [`  ${call}`] : []),
    ...(excerpt ? [`  ${excerpt}`] : []),
  ].join('\n');
}
