import { type Labels, writeCurl } from '@frontier/reference';
import type { DataFiles } from '../storage/DataFiles';
import { writeIsland } from '../storage/writeIsland';
import { buildContractIndex, type ContractModel } from './buildContractIndex';
import type { ContractIndex } from './ContractIndex';
import { checkStates } from './checkStates';
import type { StatesByName } from './ObjectStates';
import { renderPartIslands } from './renderPartIslands';

/**
 * Makes every part guides may show, and stores those that are pieces of HTML.
 *
 * @returns the others, pieces of text and data.
 * @throws {Error} listing every difference between the states given and the contracts.
 */
export async function writeParts(
  contracts: readonly ContractModel[],
  states: StatesByName,
  labels: Labels,
  files: DataFiles,
): Promise<ContractIndex> {
  const index = buildContractIndex(contracts, labels, writeCurl, states);
  const faults = checkStates(states, index);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  for (const { key, island } of renderPartIslands(contracts, labels)) {
    await writeIsland(files, key, island);
  }
  return index;
}
