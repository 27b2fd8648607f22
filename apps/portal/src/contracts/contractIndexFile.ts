import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PluginContentLoadedActions } from '@docusaurus/types';
import { SITE } from '../shared/folders';
import type { ContractIndex } from './buildContractIndex';
import { buildContractIndex } from './buildContractIndex';

const FILE = 'contratos.json';
const EMPTY = buildContractIndex([], () => undefined);
let known: { readonly key: string; readonly index: ContractIndex } | undefined;

export async function writeContractIndex(
  actions: Pick<PluginContentLoadedActions, 'createData'>,
  index: ContractIndex,
): Promise<void> {
  await actions.createData(FILE, JSON.stringify(index));
}

/** The last index that was written for a site; empty before the first load. */
export function readContractIndex(siteDir = SITE): ContractIndex {
  const file = path.join(siteDir, '.docusaurus/api-reference/default', FILE);
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return EMPTY;
  const key = `${file} ${stat.mtimeMs} ${stat.size}`;
  if (known?.key !== key) {
    known = { key, index: JSON.parse(readFileSync(file, 'utf8')) as ContractIndex };
  }
  return known.index;
}
