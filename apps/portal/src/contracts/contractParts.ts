import type { NamedSchema, Operation } from '@frontier/openapi';
import type { ClientSamples, RenderedArticle } from '@frontier/reference';
import { linkBodies, minimalCalls } from './buildContractIndex';
import type { ContractModel } from './loadedContracts';
import { callKey, operationKey, schemaKey } from './partKeys';

/** A part of a contract for guides, as HTML or Markdown, written when it is read. */
interface ContractPart<Content> {
  readonly key: string;
  readonly render: () => Content;
}

/** The parts of each operation: its article without a title, and its calls in guides. */
export function operationParts<Content>(
  articles: readonly RenderedArticle<Content>[],
  clientOf?: (operation: Operation) => ClientSamples,
): ContractPart<Content>[] {
  const operations = articles.map(({ operation }) => operation);
  return articles.flatMap(({ operation, writeCall, writeUntitled }) => {
    const { id } = operation;
    const client = clientOf?.(operation);
    return [
      { key: operationKey(id), render: writeUntitled },
      { key: callKey(id), render: () => writeCall(undefined, client) },
      ...[...minimalCalls(operation)].map(([name, minimal]) => ({
        key: callKey(id, name),
        render: () => writeCall(minimal, client),
      })),
      ...[...linkBodies(operation, operations)].map(([other, shown]) => ({
        key: callKey(id, other),
        render: () => writeCall(undefined, client, shown),
      })),
    ];
  });
}

export function schemaParts<Content>(
  { schemas, service }: ContractModel,
  render: (named: NamedSchema) => Content,
): ContractPart<Content>[] {
  return schemas.map((named) => ({
    key: schemaKey(service.id, named.name),
    render: () => render(named),
  }));
}
