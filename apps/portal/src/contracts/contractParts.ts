import { type Operation, operationsOf } from '@frontier/openapi';
import type { ClientCall, RenderedArticle, SchemaCardContent } from '@frontier/reference';
import { leanCalls } from './buildContractIndex';
import type { ContractModel } from './loadedContracts';
import { callKey, operationKey, payloadKey, schemaKey } from './partKeys';

/** A part of a contract for guides, rendered when it is read. */
export interface ContractPart {
  /** Key of its island. */
  readonly key: string;
  readonly render: () => string;
}

/** Lists each operation, without its title and as single calls. */
export function operationParts(
  articles: readonly RenderedArticle[],
  clientOf?: (operation: Operation) => ClientCall,
): ContractPart[] {
  return articles.flatMap(({ operation, writeCall, writeUntitled }) => {
    const { id } = operation;
    const client = clientOf?.(operation);
    return [
      { key: operationKey(id), render: writeUntitled },
      { key: callKey(id), render: () => writeCall(undefined, client) },
      ...[...leanCalls(operation)].map(([name, lean]) => ({
        key: callKey(id, name),
        render: () => writeCall(lean, client),
      })),
    ];
  });
}

/** Lists every named schema and the payload of each webhook. */
export function schemaParts(
  { schemas, service }: ContractModel,
  render: (card: SchemaCardContent) => string,
): ContractPart[] {
  const webhooks = new Map(operationsOf(service).map((one) => [`${one.id}.payload`, one]));
  return schemas.map((named) => {
    const webhook = webhooks.get(named.name);
    return {
      key: webhook ? payloadKey(webhook.id) : schemaKey(service.id, named.name),
      render: () =>
        render({
          title: webhook?.title ?? named.name,
          named,
          content: webhook?.requestBody?.content ?? [],
        }),
    };
  });
}
