import { createSchemaCards, type Labels, type Operation, operationsOf } from '@frontier/reference';
import { markReading } from '../../../shared/readingMark';
import type { Island } from '../storage/Island';
import type { ContractModel } from './buildContractIndex';
import { payloadKey, schemaKey } from './partKeys';

/**
 * Renders the islands guides may show besides whole operations: every schema a contract names, and
 * what each webhook sends.
 *
 * @returns each island with its key, one by one.
 */
export function* renderPartIslands(
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
