import { anchorsOf } from '../anchorsOf';
import type { Labels } from '../labels';
import type { Operation } from '../model/types/service';
import { operationsOf } from '../operationsOf';
import type { SchemaCardOptions } from '../render/renderSchemaCard';
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
  render: (options: SchemaCardOptions) => string,
): Generator<{ readonly key: string; readonly island: Island }> {
  for (const { route, schemas, service } of contracts) {
    const webhooks = new Map(
      operationsOf(service).map((operation) => [`${operation.id}.payload`, operation]),
    );
    for (const named of schemas) {
      const webhook: Operation | undefined = webhooks.get(named.name);
      const html = render({
        title: webhook?.title ?? named.name,
        named,
        content: webhook?.requestBody?.content ?? [],
        service,
        route,
        labels,
      });
      yield {
        key: webhook ? payloadKey(webhook.id) : schemaKey(service.id, named.name),
        island: { html, anchors: anchorsOf(html) },
      };
    }
  }
}
