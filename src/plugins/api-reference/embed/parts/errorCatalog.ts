import type { List } from 'mdast';
import type { ErrorEntry } from '../ContractIndex';
import { describeError } from '../describeError';
import { joinCells, listNode } from '../listNodes';
import { chooseName, type Part, type PartRequest } from '../PartRequest';
import { type Cell, linkNode, textNode } from '../tableNodes';

/** One text of a status, and the calls that answer with it, by service. */
interface Group {
  readonly error: ErrorEntry;
  readonly services: Map<string, string[]>;
}

/** `<ErrorCatalog status="404" />`: each text of a status, the services and the calls that give it. */
export const errorCatalog: Part = {
  attributes: ['status'],
  build(request): List {
    const { attributes, index, labels } = request;
    const known = new Set(Object.values(index.errors).flatMap((errors) => errors.map(statusOf)));
    const status = chooseName(
      request,
      attributes.get('status') ?? '',
      [...known],
      'código de erro',
    );
    return listNode(
      groupErrors(request, status).map(({ error, services }) => ({
        cell: describeError([error], labels),
        children: [...services].map(([service, operations]) => ({
          cell: listCalls(request, service, operations),
        })),
      })),
    );
  },
};

function statusOf({ status }: ErrorEntry): string {
  return status;
}

function groupErrors({ index }: PartRequest, status: string): Group[] {
  const groups = new Map<string, Group>();
  for (const [id, { service }] of Object.entries(index.operations)) {
    for (const error of index.errors[id] ?? []) {
      if (error.status !== status) continue;
      const key = JSON.stringify([error.text, error.meaning]);
      const group = groups.get(key) ?? { error, services: new Map<string, string[]>() };
      group.services.set(service, [...(group.services.get(service) ?? []), id]);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

function listCalls({ index, labels }: PartRequest, service: string, ids: readonly string[]): Cell {
  const all = Object.values(index.operations).filter(
    (operation) => operation.service === service && operation.kind === 'path',
  );
  const isWhole = ids.length === all.length && ids.length > 1;
  const calls = ids.flatMap((id) => {
    const operation = index.operations[id];
    return operation ? [[linkNode(operation.href, operation.title)]] : [];
  });
  return [
    { type: 'strong', children: [textNode(`${index.services[service]?.title ?? service}:`)] },
    textNode(' '),
    ...(isWhole ? [textNode(labels.allCalls)] : joinCells(calls, ', ')),
  ];
}
