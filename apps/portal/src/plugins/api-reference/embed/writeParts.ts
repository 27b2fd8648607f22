import { type Operation, operationsOf } from '@frontier/openapi';
import { createSchemaCards, type Labels, writeCurl } from '@frontier/reference';
import { buildContractIndex } from '../../../contracts/buildContractIndex';
import type { ContractIndex, StatesByName } from '../../../contracts/ContractIndex';
import type { ContractModel } from '../../../contracts/loadedContracts';
import { payloadKey, schemaKey } from '../../../contracts/partKeys';
import { markReading } from '../../../shared/readingMark';
import type { DataFiles } from '../storage/DataFiles';
import type { Island } from '../storage/Island';
import { writeIsland } from '../storage/writeIsland';
import { checkStates } from './checkStates';

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

/**
 * Renders the islands guides may show besides whole operations: every schema a contract names, and
 * what each webhook sends.
 *
 * @returns each island with its key, one by one.
 */
function* renderPartIslands(
  contracts: readonly ContractModel[],
  labels: Labels,
): Generator<{ readonly key: string; readonly island: Island }> {
  for (const { route, schemas, service } of contracts) {
    const render = createSchemaCards({ service, route, labels, markLink: markReading });
    const webhooks = new Map(
      operationsOf(service).map((operation) => [`${operation.id}.payload`, operation]),
    );
    for (const named of schemas) {
      const webhook: Operation | undefined = webhooks.get(named.name);
      const island = render({
        title: webhook?.title ?? named.name,
        named,
        content: webhook?.requestBody?.content ?? [],
      });
      yield {
        key: webhook ? payloadKey(webhook.id) : schemaKey(service.id, named.name),
        island,
      };
    }
  }
}
