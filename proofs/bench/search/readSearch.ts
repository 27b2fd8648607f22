import { buildContractIndex } from '../../../apps/portal/src/contracts/buildContractIndex';
import { chooseSources } from '../../../apps/portal/src/plugins/api-reference/options';
import { readContracts } from '../../../apps/portal/src/plugins/api-reference/readContracts';
import { stateFiles } from '../../../apps/portal/src/plugins/data-pages/options';
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
  const sources = chooseSources({});
  const { contracts } = await readContracts(sources, { root: '.', strict: false });
  catalogue.write(listCatalogue(makeDownloads(contracts)));
  const all = {
    ...searchSources,
    contracts,
    facts: buildContractIndex(contracts, stateFiles),
  };
  return { data: collectData(all), groups: collectGroups(all) };
}
