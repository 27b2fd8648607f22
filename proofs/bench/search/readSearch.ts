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
import { searchSources } from '../../../apps/portal/src/plugins/search/options';

/** The search's data, and all groups with their full texts, from the snapshots of the contracts and from the guides. */
export async function readSearch() {
  const sources = chooseSources(portal.services, {});
  const { contracts } = await readContracts(sources, { root: '.', strict: false });
  catalogue.write(listCatalogue(makeDownloads(contracts, portal.siteUrl)));
  const all = { ...searchSources, contracts, facts: buildContractIndex(contracts, reference) };
  return { data: collectData(all), groups: collectGroups(all) };
}
