import type { PluginContentLoadedActions } from '@docusaurus/types';
import type { Labels } from '../labels';
import type { BundledRenderer } from '../render/bundleRenderer';
import { type Island, writeIsland } from '../writeIsland';
import { buildContractIndex, type ContractModel } from './buildContractIndex';
import type { ContractIndex } from './ContractIndex';
import { checkStates } from './checkStates';
import { writeContractIndex } from './contractIndexFile';
import type { StatesByName } from './ObjectStates';
import { renderPartIslands } from './renderPartIslands';

/** What guides may show of the contracts: pieces of text and data, and pieces of HTML by island key. */
export interface ContractParts {
  readonly index: ContractIndex;
  readonly islands: ReadonlyMap<string, Island>;
}

/**
 * Makes every part guides may show.
 *
 * @throws {Error} listing every difference between the states given and the contracts.
 */
export function buildParts(
  contracts: readonly ContractModel[],
  states: StatesByName,
  labels: Labels,
  renderer: Pick<BundledRenderer, 'renderSchemaCard' | 'writeCurl'>,
): ContractParts {
  const index = buildContractIndex(contracts, labels, renderer.writeCurl, states);
  const faults = checkStates(states, index);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return {
    index,
    islands: renderPartIslands(contracts, labels, renderer.renderSchemaCard),
  };
}

/** Stores them where the remark plugin and the pages' imports find them. */
export async function writeParts(
  actions: Pick<PluginContentLoadedActions, 'createData'>,
  { index, islands }: ContractParts,
): Promise<void> {
  const alike = new Set(index.alike);
  for (const [key, island] of islands) await writeIsland(actions, key, island, alike);
  await writeContractIndex(actions, index);
}
