import { createMarkdownParts, operationsOf, portuguese } from '@frontier/reference';
import type { ContractModel } from '../../api-reference/embed/buildContractIndex';
import {
  operationKey,
  payloadKey,
  schemaKey,
  untitledKey,
} from '../../api-reference/embed/partKeys';
import type { WritePart } from '../markdown/expandGuide';

/** Writes the parts of contracts that pages show as islands, by the keys of those. */
export function createPartWriter(contracts: readonly ContractModel[]): WritePart {
  const writers = new Map<string, (depth: number) => string>();
  for (const { badges, isExtra, route, schemas, service } of contracts) {
    if (isExtra) continue;
    const parts = createMarkdownParts(service, {
      labels: portuguese,
      ...(badges ? { badges } : {}),
      linkTo: (anchor) => `${route}#${anchor}`,
    });
    for (const operation of operationsOf(service)) {
      const { id } = operation;
      writers.set(operationKey(id), (depth) => parts.operation(operation, depth + 1));
      writers.set(untitledKey(id), (depth) => parts.operation(operation, depth, true));
    }
    const webhooks = new Map(operationsOf(service).map((one) => [`${one.id}.payload`, one]));
    for (const named of schemas) {
      const webhook = webhooks.get(named.name);
      const key = webhook ? payloadKey(webhook.id) : schemaKey(service.id, named.name);
      writers.set(key, () => parts.schema(named, webhook?.requestBody?.content));
    }
  }
  return (key, depth) => {
    const write = writers.get(key);
    if (!write) throw new Error(`text-twins: no contract has the part ${key}`);
    return write(depth);
  };
}
