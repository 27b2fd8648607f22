import { type Operation, operationsOf } from '@frontier/openapi';
import { createSchemaCards, writeCurl } from '@frontier/reference';
import { buildContractIndex } from '../../../contracts/buildContractIndex';
import type {
  ContractIndex,
  ObjectFlow,
  ObjectStates,
  StatesByName,
} from '../../../contracts/ContractIndex';
import type { ContractModel } from '../../../contracts/loadedContracts';
import { payloadKey, schemaKey } from '../../../contracts/partKeys';
import { openedIn } from '../../../shared/readings/openedIn';
import type { Readings } from '../../../shared/readings/Readings';
import { markContract } from '../readings/markContract';
import type { RenderedServices } from '../renderServices';
import { type DataFiles, type Island, writeIsland } from '../storage/writeIsland';

type Names = Pick<ContractIndex, 'enums' | 'operations'>;

/**
 * Holds lists of states against the contracts: the same values in every schema they name, in any
 * order, and calls and webhooks that exist; and the drawn flow against the object's calls.
 *
 * @returns one line for each difference.
 */
export function checkStates(states: StatesByName, index: Names): string[] {
  return Object.entries(states).flatMap(([name, object]) =>
    [
      ...checkValues(object, index),
      ...checkOperations(object, index),
      ...(object.flow ? checkFlow(object.flow, object.calls) : []),
    ].map((fault) => `estados de ${name}: ${fault}`),
  );
}

function checkValues({ schemas, values }: ObjectStates, { enums }: Names): string[] {
  return schemas.flatMap((place) => {
    const [service = '', name = ''] = place.split('/');
    const entries = enums[service]?.[name];
    if (!entries) return [`${place} não é uma lista de valores de um contrato`];
    const found = entries.map(({ value }) => value);
    const missing = found.filter((value) => !values.includes(value));
    const foreign = values.filter((value) => !found.includes(value));
    return [
      ...missing.map((value) => `falta ${value}, que está em ${place}`),
      ...foreign.map((value) => `${value} não está em ${place}`),
    ];
  });
}

function checkOperations({ calls, webhooks }: ObjectStates, { operations }: Names): string[] {
  const wrong = (ids: readonly string[], kind: string) =>
    ids.filter((id) => operations[id]?.kind !== kind);
  return [
    ...wrong(calls, 'path').map((id) => `${id} não é uma chamada`),
    ...wrong(webhooks, 'webhook').map((id) => `${id} não é um webhook`),
  ];
}

function checkFlow(flow: ObjectFlow, calls: readonly string[]): string[] {
  return flow
    .flatMap((step) => step.calls)
    .filter((id) => !calls.includes(id))
    .map((id) => `${id} está no fluxo e não nas chamadas`);
}

/**
 * Makes every part guides may show, and stores those that are pieces of HTML.
 *
 * @returns the others, pieces of text and data.
 * @throws {Error} listing every difference between the states given and the contracts.
 */
export async function writeParts(
  { contracts, readings: marked }: Pick<RenderedServices, 'contracts' | 'readings'>,
  states: StatesByName,
  files: DataFiles,
  readings: Readings,
): Promise<ContractIndex> {
  const index = buildContractIndex(contracts, writeCurl, states);
  const faults = checkStates(states, index);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const opened = new Map(Object.entries(marked));
  for (const { key, island } of renderPartIslands(contracts, readings)) {
    await writeIsland(files, key, island);
    opened.set(key, openedIn(island.html));
  }
  return {
    ...index,
    readings: Object.fromEntries([...opened].filter(([, ids]) => ids.length > 0)),
  };
}

/**
 * Renders the islands guides may show besides whole operations: every schema a contract names, and
 * what each webhook sends.
 *
 * @returns each island with its key, one by one.
 */
function* renderPartIslands(
  contracts: readonly ContractModel[],
  readings: Readings,
): Generator<{ readonly key: string; readonly island: Island }> {
  for (const { route, schemas, service } of contracts) {
    const webhooks = new Map(
      operationsOf(service).map((operation) => [`${operation.id}.payload`, operation]),
    );
    for (const named of schemas) {
      const webhook: Operation | undefined = webhooks.get(named.name);
      const { shown, ...marking } = markContract(named.schema, readings, named.anchor);
      const render = createSchemaCards(service, { route, ...marking });
      const island = render({
        title: webhook?.title ?? named.name,
        named: { ...named, schema: shown },
        content: webhook?.requestBody?.content ?? [],
      });
      yield {
        key: webhook ? payloadKey(webhook.id) : schemaKey(service.id, named.name),
        island,
      };
    }
  }
}
