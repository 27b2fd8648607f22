import type { NamedSchema, Operation } from '@frontier/openapi';
import type { ClientCall, RenderedArticle } from '@frontier/reference';
import { leanCalls } from './buildContractIndex';
import type { ContractModel } from './loadedContracts';
import { callKey, operationKey, schemaKey } from './partKeys';

/** A part of a contract for guides, rendered when it is read. */
export interface ContractPart {
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

export function schemaParts(
  { schemas, service }: ContractModel,
  render: (named: NamedSchema) => string,
): ContractPart[] {
  return schemas.map((named) => ({
    key: schemaKey(service.id, named.name),
    render: () => render(named),
  }));
}
