import type { PluginContentLoadedActions } from '@docusaurus/types';
import type { Labels } from '../labels';
import type { Rendered } from '../render/renderReference';
import type { SchemaCardOptions } from '../render/renderSchemaCard';
import { writeIsland } from '../writeIsland';
import { buildContractIndex, type ContractModel } from './buildContractIndex';
import type { ContractIndex } from './ContractIndex';
import { writeContractIndex } from './contractIndexFile';
import { renderPartIslands } from './renderPartIslands';

/** What guides may show of the contracts: pieces of text and data, and pieces of HTML by island key. */
export interface ContractParts {
  readonly index: ContractIndex;
  readonly islands: ReadonlyMap<string, Rendered>;
}

/** Makes every part guides may show. */
export function buildParts(
  contracts: readonly (ContractModel & { readonly route: string })[],
  labels: Labels,
  render: (options: SchemaCardOptions) => string,
): ContractParts {
  return {
    index: buildContractIndex(contracts, labels),
    islands: renderPartIslands(contracts, labels, render),
  };
}

/** Stores them where the remark plugin and the pages' imports find them. */
export async function writeParts(
  actions: Pick<PluginContentLoadedActions, 'createData'>,
  { index, islands }: ContractParts,
): Promise<void> {
  for (const [key, island] of islands) await writeIsland(actions, key, island);
  await writeContractIndex(actions, index);
}
